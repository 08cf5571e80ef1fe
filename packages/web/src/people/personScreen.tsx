/** A person's page: ratings, and the results of their games. */

import type { MessageId } from '@flagfall/messages';
import { titleOf } from '../lobby/gameChoices.ts';
import { GameList } from '../lobby/gameList.tsx';
import '../lobby/lobby.css';
import { api, resumeVisit } from '../online/connection.ts';
import { OnlineTrouble } from '../online/onlineTrouble.tsx';
import { Link } from '../router/link.tsx';
import { dateText } from '../words/dates.ts';
import { say } from '../words/texts.ts';
import { useLoaded } from './useLoaded.ts';
import './people.css';

export default function PersonScreen({ given }: { readonly given: Readonly<Record<string, string>> }) {
  const loaded = useLoaded(() => api.person(given.name), [given.name]);
  if (loaded === undefined) return <main class="lazyScreen" aria-busy="true" />;
  if ('fault' in loaded) return <OnlineTrouble why={loaded.fault} />;
  const { name, bot, createdAt, ratings, statistics } = loaded.value;
  const date = dateText(createdAt, { dateStyle: 'long' });
  return (
    <main class="lobby">
      <h1>{name}</h1>
      <p>{say('web.person.about', { date, bot: bot ? 'yes' : 'no' })}</p>
      <section class="panel lobby-panel">
        <h2>{say('web.person.ratings')}</h2>
        {ratings.length === 0 ? <p class="lobby-soft">{say('web.person.noRatings')}</p> : null}
        <table class="people-table">
          <tbody>
            {ratings.map(({ edition, speed, rating, isProvisional }) => (
              <tr key={`${edition} ${speed}`}>
                <th scope="row">{titleOf(edition)}</th>
                <td>{say(`web.speed.${speed}` as MessageId)}</td>
                <td class="figures">{say('web.person.rating', { rating: Math.round(rating), unsure: isProvisional ? 'yes' : 'no' })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {statistics.length === 0 ? null : (
        <section class="panel lobby-panel">
          <h2>{say('web.person.games')}</h2>
          <table class="people-table">
            <tbody>
              {statistics.map(({ edition, won, drawn, lost }) => (
                <tr key={edition}>
                  <th scope="row">{titleOf(edition)}</th>
                  <td>{say('web.person.record', { won, drawn, lost })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <Games name={name} />
      <Link to="archive" class="button">
        {say('web.archive.title')}
      </Link>
    </main>
  );
}

/** The last of their games that the reader may see, each a way to its replay. */
function Games({ name }: { readonly name: string }) {
  const loaded = useLoaded(() => resumeVisit().then(() => api.archive({ player: name })), [name]);
  const games = loaded !== undefined && 'value' in loaded ? loaded.value.games : [];
  if (games.length === 0) return null;
  return (
    <section class="lobby-part">
      <h2>{say('web.person.last')}</h2>
      <GameList games={games} />
    </section>
  );
}
