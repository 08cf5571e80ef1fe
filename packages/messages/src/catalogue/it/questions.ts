/** What the game asks in the middle of a turn, in Italian. */

import type { questions as english } from '../en/questions.ts';
import type { ThemeTexts } from '../texts.ts';

export const questions: ThemeTexts<typeof english> = {
  'question.other': 'La tua risposta',
  'question.other.asked': 'C’è una domanda per te: {decision}.',
  'question.other.waiting': 'In attesa di una risposta ({seats}).',
  'question.mulligan': 'Le tue prime tre carte',
  'question.mulligan.asked': 'Tieni queste tre carte, o mettile tutte sotto il mazzo e prendine tre nuove. Si può fare una volta sola.',
  'question.mulligan.waiting': 'In attesa ({seats}): tenere o cambiare le prime carte.',
  'question.mulligan.first': 'Quale carta va per prima sotto il mazzo? Tornerà prima delle altre due.',
  'question.mulligan.second': 'E quale dopo? La terza va proprio in fondo.',
  'question.defend': 'Ti attaccano',
  'question.defend.asked':
    'Alza il grado del tuo pezzo con una carta Difesa, o lascialo combattere così. Una carta Difesa non aiuta né una bomba né una bandiera.',
  'question.defend.waiting': 'In attesa ({seats}): giocare o no una carta Difesa.',
  'question.follow': 'Dopo lo Scambio',
  'question.follow.asked': 'In questo turno puoi ancora attaccare con una carta Attacco, o fermarti qui.',
  'question.follow.waiting': 'In attesa ({seats}): attaccare o no dopo lo Scambio.',
  'question.heal': 'La Sindone della tua spia',
  'question.heal.asked': 'La tua spia è caduta: uno dei tuoi pezzi catturati può tornare sul tabellone. Scegli il pezzo, poi la casella.',
  'question.heal.waiting': 'In attesa ({seats}): è caduta una spia, un pezzo catturato può tornare.',
  'question.chain': 'Furia',
  'question.chain.asked':
    'Il tuo pezzo ha vinto ed è una furia: attacca un vicino con un grado in più, o fermati. A fine turno il suo grado torna quello di prima.',
  'question.chain.waiting': 'In attesa ({seats}): attaccare ancora con Furia, o fermarsi.',
  'question.draft': 'Un territorio per te',
  'question.draft.asked':
    'Scegli un territorio libero: il tuo esercito si schiera nei tuoi territori. Ogni città che controlli ti dà una mossa in più per turno.',
  'question.draft.waiting': 'In attesa ({seats}): scegliere un territorio.',
  'question.card': 'Le carte che hai pescato',
  'question.card.asked': 'Gioca una di queste carte, o nessuna. Poi si scartano tutte e fai le tue mosse.',
  'question.card.waiting': 'In attesa ({seats}): giocare o no una delle carte sul tavolo.',
  'question.place': 'Un pezzo dal tuo sacchetto',
  'question.place.asked': 'Scegli la zona libera dove ritorna. Può già muoversi in questo turno.',
  'question.place.waiting': 'In attesa ({seats}): piazzare il pezzo uscito dal sacchetto.',
  'question.regroup': 'Pezzi da raggruppare',
  'question.regroup.asked': 'Scegli tre tuoi pezzi, o i tuoi ultimi due: possono scambiarsi di posto. Anche quelli che non si muovono mai.',
  'question.regroup.waiting': 'In attesa ({seats}): scegliere i pezzi da raggruppare.',
  'question.rearrange': 'Chi va dove',
  'question.rearrange.asked':
    'Di’ dove vanno il primo, il secondo e il terzo di questi pezzi, o lasciali dove sono. Nessun altro vede dov’è ciascuno.',
  'question.rearrange.waiting': 'In attesa ({seats}): riordinare i pezzi di nascosto.',
  'question.look': 'Due pezzi da guardare',
  'question.look.asked': 'Scegli due pezzi nemici su zone vicine: si mostrano solo a te.',
  'question.look.waiting': 'In attesa ({seats}): guardare due pezzi.',
  'question.accuse': 'Il traditore',
  'question.accuse.asked':
    'Di’ che cos’è un pezzo nemico. Se indovini, è catturato; se no, si mostra solo a te. Tutti sentono la tua risposta.',
  'question.accuse.waiting': 'In attesa ({seats}): accusare un traditore.',
  'question.plant': 'La bandiera è di nuovo tua',
  'question.plant.asked': 'Scegli una zona vuota per la tua bandiera. Tutti vedranno dov’è.',
  'question.plant.waiting': 'In attesa ({seats}): piantare la bandiera riconquistata.',
  'step.hidden': 'Coperta',
  'step.hidden.about': 'La tua carta e il tuo pezzo restano coperti finché il nemico non decide su una carta Difesa.',
  'step.open': 'Scoperta',
  'step.open.about': 'La tua carta e il tuo pezzo si mostrano prima che il nemico decida su una carta Difesa.',
  'step.again': 'Scegli un secondo bersaglio, o di nuovo lo stesso per colpire solo quello.',
};
