/** A canvas: the characters of one screen with their styles, and the escape sequences that turn one screen into the next. */

export interface CellStyle {
  /** Colours of the 256-colour palette: of the letters and of the ground. */
  readonly ink?: number;
  readonly paper?: number;
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly underline?: boolean;
  readonly inverse?: boolean;
}

/** How much a terminal may show: everything, no colours (NO_COLOR), or bare characters (--plain). */
export type ColourMode = 'colour' | 'mono' | 'plain';

export interface CanvasPoint {
  readonly x: number;
  readonly y: number;
}

const NO_STYLE: CellStyle = {};

export class Canvas {
  readonly columns: number;
  readonly rows: number;
  /** The position of the terminal's own cursor; hidden when absent. */
  caret: CanvasPoint | undefined;
  readonly #characters: string[];
  readonly #styles: CellStyle[];

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.#characters = new Array<string>(columns * rows).fill(' ');
    this.#styles = new Array<CellStyle>(columns * rows).fill(NO_STYLE);
  }

  /** Writes a text; the part outside the canvas is cut off. */
  put(x: number, y: number, text: string, style: CellStyle = NO_STYLE): void {
    if (y < 0 || y >= this.rows) return;
    let column = x;
    for (const character of text) {
      if (column >= 0 && column < this.columns) {
        this.#characters[y * this.columns + column] = character;
        this.#styles[y * this.columns + column] = style;
      }
      column++;
    }
  }

  characterAt(at: number): string {
    return this.#characters[at];
  }

  styleAt(at: number): CellStyle {
    return this.#styles[at];
  }

  /** The bare text, without blanks at the ends of lines. */
  lines(): string[] {
    return Array.from({ length: this.rows }, (_, y) =>
      this.#characters
        .slice(y * this.columns, (y + 1) * this.columns)
        .join('')
        .trimEnd(),
    );
  }
}

/** The text that turns a terminal showing `before` into one showing `after`; without `before`, or with another size, everything is drawn. */
export function screenUpdate(before: Canvas | undefined, after: Canvas, paint: ColourMode): string {
  const same = before !== undefined && before.columns === after.columns && before.rows === after.rows ? before : undefined;
  let text = same === undefined ? '\x1b[0m\x1b[2J' : '';
  let style = '';
  let next = -1;
  for (let at = 0; at < after.columns * after.rows; at++) {
    const wanted = styleCode(after.styleAt(at), paint);
    if (same !== undefined && same.characterAt(at) === after.characterAt(at) && styleCode(same.styleAt(at), paint) === wanted) continue;
    if (at !== next || at % after.columns === 0) text += `\x1b[${Math.floor(at / after.columns) + 1};${(at % after.columns) + 1}H`;
    if (wanted !== style) text += `\x1b[0${wanted}m`;
    style = wanted;
    text += after.characterAt(at);
    next = at + 1;
  }
  if (style !== '') text += '\x1b[0m';
  const { caret } = after;
  return text + (caret === undefined ? '\x1b[?25l' : `\x1b[${caret.y + 1};${caret.x + 1}H\x1b[?25h`);
}

/** The parameters of a style after the reset, each led by a semicolon. */
function styleCode(style: CellStyle, paint: ColourMode): string {
  if (paint === 'plain') return '';
  let code = '';
  if (style.bold) code += ';1';
  if (style.dim) code += ';2';
  if (style.underline) code += ';4';
  if (style.inverse) code += ';7';
  if (paint === 'mono') return code;
  if (style.ink !== undefined) code += `;38;5;${style.ink}`;
  if (style.paper !== undefined) code += `;48;5;${style.paper}`;
  return code;
}
