/** The replay screen: finds the game that the address asks for, or lets one be chosen, and shows it. */

import { useEffect, useState } from 'preact/hooks';
import { api } from '../online/connection.ts';
import { pathTo } from '../router/routes.ts';
import { say } from '../words/texts.ts';
import '../play/side/gameMenu.css';
import { exampleAddress, gameAddress, recordAddress, replayIn, type WantedReplay } from './sources/addresses.ts';
import { recordOfGame } from './sources/finishedGames.ts';
import { decodeFile, GAME_TEXT_MAX, readGame } from './sources/readGame.ts';
import { ReplayChooser } from './sources/replayChooser.tsx';
import './replay.css';
import { exampleText } from './examples/examples.ts';
import { ReplayModel } from './replayModel.ts';
import { ReplayView } from './replayView.tsx';
import { unpackText } from './sources/packText.ts';

type Shown = { readonly model: ReplayModel } | { readonly refusal: string } | 'looking';

export default function ReplayScreen() {
  const [shown, setShown] = useState<Shown>('looking');
  const find = (): void => {
    const wanted = replayIn(location.hash);
    setShown('looking');
    void found(wanted).then(setShown);
  };
  useEffect(() => {
    find();
    addEventListener('hashchange', find);
    return () => removeEventListener('hashchange', find);
  }, []);
  useEffect(() => {
    if (typeof shown === 'object' && 'model' in shown) return () => shown.model.close();
    return undefined;
  }, [shown]);
  const go = (address: string): void => {
    history.pushState(null, '', address);
    find();
  };
  const openFile = async (file: File): Promise<void> => {
    const opened = await gameOfFile(file);
    if ('model' in opened) history.pushState(null, '', await recordAddress(opened.model.text));
    setShown(opened);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file !== undefined) void openFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be dropped anywhere; the button beside does the same.
    <div class="replay-ground" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {shown === 'looking' ? (
        <main class="lazyScreen" aria-busy="true">
          {say('web.loading')}
        </main>
      ) : 'model' in shown ? (
        <ReplayView model={shown.model} onAnother={() => go(pathTo('replay'))} />
      ) : (
        <ReplayChooser
          refusal={shown.refusal}
          onGame={(id) => go(gameAddress('game', id))}
          onExample={(id) => go(exampleAddress(id))}
          onFile={(file) => void openFile(file)}
        />
      )}
    </div>
  );
}

const RECORDS = { game: recordOfGame, online: onlineRecord, example: exampleText } as const;

async function found(wanted: WantedReplay | undefined): Promise<Shown> {
  if (wanted === undefined) return { refusal: '' };
  if (wanted.type !== 'record') {
    const text = await RECORDS[wanted.type](wanted.id).catch(() => undefined);
    return text === undefined ? { refusal: say(`web.replay.gone.${wanted.type}`) } : gameOf(text);
  }
  const text = await unpackText(wanted.code);
  return text.ok ? gameOf(text.value) : { refusal: say(`web.replay.${text.error}`) };
}

/** Refused while the game goes on, or when it does not exist. */
async function onlineRecord(id: string): Promise<string | undefined> {
  const answer = await api.record(id);
  return answer.record;
}

async function gameOfFile(file: File): Promise<Exclude<Shown, 'looking'>> {
  if (file.size > GAME_TEXT_MAX) return { refusal: say('web.replay.tooLarge') };
  return gameOf(decodeFile(new Uint8Array(await file.arrayBuffer())));
}

function gameOf(text: string): Exclude<Shown, 'looking'> {
  const game = readGame(text);
  if (game.ok) return { model: new ReplayModel(game.value) };
  return { refusal: say('web.replay.refused', { line: game.error.line, what: game.error.what }) };
}
