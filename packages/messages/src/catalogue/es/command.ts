/** What the `flagfall` command says before a game begins; its ids begin with `command.`, in Spanish. */

import type { command as english } from '../en/command.ts';
import type { ThemeTexts } from '../texts.ts';

export const command: ThemeTexts<typeof english> = {
  'command.about': 'Flagfall juega a los juegos de la familia Stratego.',
  'command.play': 'jugar en este terminal, contra el ordenador u otra persona',
  'command.serve': 'poner en marcha un servidor para jugar en línea (docs/operations.md)',
  'command.operator': 'ver avisos, silenciar y expulsar, en los datos de un servidor',
  'command.perft': 'contar las posiciones a las que llevan las jugadas permitidas',
  'command.bench': 'medir jugadas por segundo de CPU, o un servidor con conexiones reales',
  'command.arena': 'enfrentar a jugadores: greedy, waiter, frozen:COMMIT, cmd:PROGRAM',
  'command.bot': 'jugar para un gestor de bots por la entrada y la salida estándar',
  'command.seat': 'jugar a cualquier juego para una arena, por líneas JSON (docs/bots.md)',
  'command.train': 'ajustar la valoración del ordenador con partidas contra sí mismo',
  'command.puzzles': 'buscar acertijos en partidas de ordenadores y demostrarlos',
  'command.belief': 'medir lo que los jugadores creen de las piezas ocultas frente a la verdad',
  'command.positions': 'hallar posiciones de idea correcta conocida y medir con ellas a los jugadores',
  'command.verify': 'repetir registros y decir qué contradice las reglas',
  'command.record': 'mostrar un registro',
  'command.import': 'convertir una partida de Gravon en un registro',
  'command.more': '{command} dice más sobre una de ellas',
  'command.serve.switches':
    '--host ADDRESS   0.0.0.0 para tu red (lo normal), 127.0.0.1 solo para este\n                 equipo\n--port N         8080 si no se dice otra cosa; 0 toma uno libre\n--file FILE      dónde se guardan las partidas y las cuentas; normalmente en\n                 ~/.flagfall/flagfall.db\n\nTodo lo demás se ajusta con variables de entorno: docs/operations.md.',
  'command.languageSwitch': 'este idioma en lugar del de LC_ALL o LANG',
  'command.unknown': 'no hay ninguna orden «{given}»; flagfall help las nombra todas',
  'command.edition.which': 'falta un juego: {known}',
  'command.edition.unknown': 'juego desconocido «{given}»; se conocen {known}',
  'command.option.form': 'las opciones tienen la forma key=value, no «{given}»',
  'command.option.twice': 'la opción {key} aparece dos veces',
  'command.number': '{name} es un número entero de {from} a {to}, no «{given}»',
  'command.switch.unknown': 'no hay ningún parámetro {given}',
  'command.switch.value': 'el parámetro {given} no se usa así',
  'command.language': '--language es uno de {known}, no «{given}»',
};
