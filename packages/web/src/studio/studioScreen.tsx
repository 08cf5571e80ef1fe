/** The army studio: a board to think on for one game, and everything that helps to think. */

import { EDITIONS, findEdition } from '@flagfall/editions';
import type { Edition, OptionValue } from '@flagfall/engine';
import { type CodedArmy, isDrafted, readCode } from '@flagfall/seat';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { goTo } from '../router/router.ts';
import { NotFoundPage } from '../shell/errors/notFound.tsx';
import { packOf } from '../words/namePacks.ts';
import { say } from '../words/texts.ts';
import '../play/play.css';
import '../play/side/gameMenu.css';
import '../play/deploy/deployTable.css';
import './studio.css';
import { StudioModel } from './studioModel.ts';
import { StudioView } from './studioView.tsx';

export default function StudioScreen({ given }: { readonly given: Readonly<Record<string, string>> }) {
  const edition = findEdition(given.edition);
  return edition === undefined ? <NotFoundPage /> : <StudioOf edition={edition} />;
}

function StudioOf({ edition }: { readonly edition: Edition }) {
  const shared = codedInAddress(edition);
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>(shared?.options ?? {});
  // An army for another game has other boards.
  useEffect(() => setOptions(shared?.options ?? {}), [edition]);
  return (
    <main class="play deploy studio">
      <header class="studio-head">
        <h1>{say('web.studio.title')}</h1>
        <p>{say('web.studio.about')}</p>
        <EditionChoice edition={edition} />
      </header>
      {isDrafted(edition) ? (
        <p class="panel studio-drafted" role="status">
          {say('web.studio.map')}
        </p>
      ) : (
        <Studio
          key={`${edition.id} ${JSON.stringify(options)}`}
          edition={edition}
          options={options}
          shared={shared}
          onOptions={setOptions}
        />
      )}
    </main>
  );
}

interface StudioProps {
  readonly edition: Edition;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly shared: CodedArmy | undefined;
  readonly onOptions: (options: Readonly<Record<string, OptionValue>>) => void;
}

function Studio({ edition, options, shared, onOptions }: StudioProps) {
  const model = useMemo(() => {
    const made = new StudioModel(edition, options);
    if (shared !== undefined) made.place(shared.rows);
    return made;
  }, []);
  return <StudioView model={model} onOptions={onOptions} />;
}

function EditionChoice({ edition }: { readonly edition: Edition }) {
  return (
    <label class="studio-edition">
      {say('web.studio.edition')}
      <select value={edition.id} onChange={({ currentTarget }) => goTo('studio', { edition: currentTarget.value })}>
        {EDITIONS.map((one) => (
          <option key={one.id} value={one.id}>
            {packOf(one).title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** An army from a link. */
function codedInAddress(edition: Edition): CodedArmy | undefined {
  const army = readCode(decoded(location.hash.slice(1)));
  return army.ok && army.value.edition.id === edition.id ? army.value : undefined;
}

/** A typed address may have broken encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
