/** Sentences about one game as the pages say them. */

import { nameOf, namesOf } from '@flagfall/editions';
import type { Cell } from '@flagfall/engine';
import { type Language, SeatWords, type StepIds } from '@flagfall/seat';
import { packOf } from './namePacks.ts';
import { locale, messages, say } from './texts.ts';

export class GameWords extends SeatWords {
  readonly stepIds: StepIds = {
    noCard: 'web.deed.noCard',
    noCardAbout: 'web.deed.noCardAbout',
    orderStays: 'web.order.stays',
    orderGoes: 'web.order.goes',
  };

  protected get language(): Language {
    return { messages: messages(), pack: packOf(this.rules.edition) };
  }

  /** The plain name of a kind, whatever the booklet calls it. */
  role(kind: string): string {
    return nameOf(namesOf(this.rules.edition, locale.value).neutral, this.rules.seats[0], kind);
  }

  /** Squares by their letters and numbers, zones by the name of their territory. */
  override cell(cell: Cell): string {
    const territory = this.territory(cell);
    return territory === undefined ? cell : say('web.zone', { territory, number: cell.replace(/^\D+/, '') });
  }
}
