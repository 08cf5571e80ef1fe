/** The leaderboards: by edition and speed. */

import { EDITIONS } from '@flagfall/editions';
import { SPEEDS } from '@flagfall/protocol/http';
import { useState } from 'preact/hooks';
import '../lobby/lobby.css';
import { titleOf } from '../lobby/gameChoices.ts';
import { api } from '../online/connection.ts';
import { Link } from '../router/link.tsx';
import { lastEdition } from '../settings/settings.ts';
import { ChoiceRow } from '../shell/choiceRow.tsx';
import { say } from '../words/texts.ts';
import { EditionSelect } from './editionSelect.tsx';
import { EmptyList } from './emptyList.tsx';
import { useLoaded } from './useLoaded.ts';
import './people.css';

/** Games without a limit are never rated. */
const RATED_SPEEDS = SPEEDS.filter((speed) => speed !== 'unlimited');
type RatedSpeed = (typeof RATED_SPEEDS)[number];

export default function LeadersScreen() {
  const [edition, setEdition] = useState(lastEdition.chosen.value);
  const [speed, setSpeed] = useState<RatedSpeed>('steady');
  const loaded = useLoaded(() => api.leaderboard(edition, speed), [edition, speed]);
  const lines = loaded !== undefined && 'value' in loaded ? loaded.value.lines : [];
  return (
    <main class="lobby">
      <h1>{say('web.leaders.title')}</h1>
      <section class="panel lobby-panel">
        <EditionSelect value={edition} values={EDITIONS.map(({ id }) => id)} nameOf={titleOf} onChoose={setEdition} />
        <ChoiceRow
          title={say('web.leaders.speed')}
          values={RATED_SPEEDS}
          nameOf={(one: RatedSpeed) => say(`web.speed.${one}`)}
          chosen={speed}
          onChoose={(one: RatedSpeed) => setSpeed(one)}
        />
        {loaded !== undefined && 'fault' in loaded ? (
          <p class="lobby-fault" role="alert">
            {loaded.fault}
          </p>
        ) : null}
        {loaded !== undefined && 'value' in loaded && lines.length === 0 ? <EmptyList>{say('web.leaders.none')}</EmptyList> : null}
        {lines.length === 0 ? null : (
          <table class="people-table">
            <thead>
              <tr>
                <th scope="col">{say('web.leaders.place')}</th>
                <th scope="col">{say('web.account.name')}</th>
                <th scope="col">{say('web.leaders.rating')}</th>
                <th scope="col">{say('web.leaders.games')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ place, name, rating, games }) => (
                <tr key={name}>
                  <td class="figures">{place}</td>
                  <th scope="row">
                    <Link to="person" given={{ name }}>
                      {name}
                    </Link>
                  </th>
                  <td class="figures">{Math.round(rating)}</td>
                  <td class="figures">{games}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </main>
  );
}
