/** A pencil mark on an enemy piece: the reader's own guess, which no other seat sees. */

import { PieceArt } from '../../art/pieces/piece.tsx';
import { Button } from '../../shell/button.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { say } from '../../words/texts.ts';
import './markDialog.css';
import type { TableProps } from '../tableProps.ts';

export function MarkDialog({ model, sight }: TableProps) {
  const cell = model.state.value.marking;
  const piece = sight.view.pieces.find((standing) => standing.cell === cell);
  if (cell === undefined || piece === undefined) return null;
  const close = (): void => model.play.mark(undefined);
  const mark = (kind?: string): void => {
    model.play.ask({ type: 'mark', piece: piece.piece, ...(kind === undefined ? {} : { kind }) });
    close();
  };
  const { rules, words } = model;
  return (
    <Dialog title={say('web.mark.title', { cell: words.cell(cell) })} onClose={close}>
      <ul class="marks">
        {words.cast(piece.seat).map(({ kinds: [id, ...others] }) => (
          <li key={id}>
            <button
              type="button"
              class="button marks-kind"
              aria-pressed={[id, ...others].includes(sight.marks[piece.piece] ?? '')}
              onClick={() => mark(id)}
            >
              <span class="marks-piece">
                <PieceArt edition={rules.edition.id} kind={id} seat={piece.seat} />
              </span>
              {words.kind(piece.seat, id)}
            </button>
          </li>
        ))}
      </ul>
      <Button label={say('web.mark.rubOut')} onPress={() => mark()} />
    </Dialog>
  );
}
