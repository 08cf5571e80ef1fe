/** What the `flagfall` command says before a game begins; its ids begin with `command.`, in Portuguese. */

import type { command as english } from '../en/command.ts';
import type { ThemeTexts } from '../texts.ts';

export const command: ThemeTexts<typeof english> = {
  'command.about': 'O Flagfall joga os jogos da família Stratego.',
  'command.play': 'jogar neste terminal, contra o computador ou outra pessoa',
  'command.serve': 'pôr a funcionar um servidor para jogar em linha (docs/operations.md)',
  'command.operator': 'ver denúncias, silenciar e banir, nos dados de um servidor',
  'command.perft': 'contar as posições a que levam as jogadas permitidas',
  'command.bench': 'medir jogadas por segundo de CPU, ou um servidor com ligações reais',
  'command.arena': 'pôr jogadores frente a frente: greedy, waiter, frozen:COMMIT, cmd:PROGRAM',
  'command.bot': 'jogar para um gestor de bots pela entrada e saída padrão',
  'command.seat': 'jogar qualquer jogo para uma arena, por linhas JSON (docs/bots.md)',
  'command.train': 'ajustar a avaliação do computador com partidas contra si próprio',
  'command.puzzles': 'encontrar enigmas em partidas de computadores e prová-los',
  'command.belief': 'medir o que os jogadores julgam das peças ocultas face à verdade',
  'command.positions': 'achar posições cuja ideia certa se conhece e medir nelas os jogadores',
  'command.verify': 'repetir registos e dizer o que contradiz as regras',
  'command.record': 'mostrar um registo',
  'command.import': 'converter uma partida do Gravon num registo',
  'command.more': '{command} diz mais sobre um deles',
  'command.serve.switches':
    '--host ADDRESS   0.0.0.0 para a tua rede (por omissão), 127.0.0.1 só para este\n                 computador\n--port N         8080 por omissão; 0 escolhe uma porta livre\n--file FILE      onde ficam as partidas e as contas; por omissão em\n                 ~/.flagfall/flagfall.db\n\nTudo o resto se define com variáveis de ambiente: docs/operations.md.',
  'command.languageSwitch': 'este idioma em vez do de LC_ALL ou LANG',
  'command.unknown': 'não há nenhum comando «{given}»; flagfall help enumera-os todos',
  'command.edition.which': 'falta um jogo: {known}',
  'command.edition.unknown': 'jogo desconhecido «{given}»; conhecem-se {known}',
  'command.option.form': 'as opções têm a forma key=value, não «{given}»',
  'command.option.twice': 'a opção {key} aparece duas vezes',
  'command.number': '{name} é um número inteiro de {from} a {to}, não «{given}»',
  'command.switch.unknown': 'não há nenhum parâmetro {given}',
  'command.switch.value': 'o parâmetro {given} não se usa assim',
  'command.language': '--language é um de {known}, não «{given}»',
};
