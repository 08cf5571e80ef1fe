/** What the booklets print besides rules, in Italian. */

import type { booklets as english } from '../en/booklets.ts';
import type { ThemeTexts } from '../texts.ts';

export const booklets: ThemeTexts<typeof english> = {
  'story.original':
    'Da mesi le Giubbe Blu tengono testa alle Giubbe Rosse di Wellington, gelate e con poco pane. A lume di candela il tenente Virginie Ghesquière scrive nel suo diario: domani partono gli esploratori, e speriamo che gli artificieri restino vicini. Si dice che Madame d’Oettlinger ceni già alla tavola del Duca di Ferro.',
  'story.duel':
    'È ancora buio quando arriva l’ordine: il generale Herzlich vuole la bandiera nemica prima che canti il gallo. Un pugno di soldati dovrà bastare, e nessuno deve sentirli. Purché il nemico non abbia avuto la stessa idea!',
  'story.creed':
    'Da secoli Assassini e Templari si danno la caccia nell’ombra. Ora Ezio Auditore e Cesare Borgia sono faccia a faccia, ognuno con una Mela dell’Eden dietro le proprie linee. Chi perde la sua perde la libertà del mondo.',
  'story.clone':
    'Le Guerre dei Cloni incendiano la galassia. Mentre i Jedi difendono quel che resta della pace, il Conte Dooku e i suoi Separatisti trascinano un sistema dopo l’altro nel Lato Oscuro. Da qualche parte, dietro i pianeti, ogni fazione ha nascosto la sua base: trova per primo quella dell’altro!',
  'story.conquest':
    'Per anni {blue}, {red}, {green} e {gold} hanno mantenuto a Westeria una pace fragile. È finita: gli eserciti marciano, le spie ascoltano a ogni porta e le maghe maledicono la terra. Quattro regni, e alla fine una sola bandiera in piedi.',
  'advice.setup': 'Per il tuo schieramento',
  'advice.play': 'Durante la partita',
  'advice.sample': 'Uno schieramento da provare: {name}',
  'advice.studio': 'Apri nell’officina eserciti',
  'advice.readFirst':
    'Impara come si muove e attacca ogni pezzo prima di schierare il tuo primo esercito: lo schieramento può decidere la partita.',
  'advice.bombs':
    'Le bombe attorno alla tua {prize, select, apple {Mela dell’Eden} base {base} other {bandiera}} la proteggono. Mettine una o due altrove come esca: tante bombe insieme tradiscono il posto.',
  'advice.strongInFront':
    'Qualche pezzo forte davanti mette in moto il tuo attacco. Ma se li perdi presto, sarai debole per il resto della partita.',
  'advice.scoutsInFront': 'Qualche 2 ({scout}) davanti scopre presto quanto è forte il nemico.',
  'advice.minersBack':
    'Tieni qualche 3 ({miner}) dietro: verso la fine ti serve contro le bombe attorno alla {prize, select, apple {Mela} base {base} other {bandiera}} del nemico.',
  'advice.backRow':
    'Nascondi la tua {prize, select, apple {Mela dell’Eden} base {base} other {bandiera}} molto indietro, così nessuno la scopre presto.',
  'advice.guard': 'Tieni un 4 o qualcosa di più forte vicino alle tue bombe, per fermare i 3 ({miner}) del nemico.',
  'advice.evenly': 'Distribuisci pezzi forti e deboli su tutta la larghezza, così nessuno sfonda facilmente.',
  'advice.waysOut': 'Le bombe non si muovono mai. Attento che non chiudano i tuoi stessi pezzi.',
  'advice.attackToo': 'Pensa anche al tuo attacco: chi si difende soltanto non vince quasi mai.',
  'advice.otherPlace':
    'Un angolo circondato da pezzi è il primo posto dove tutti guardano. Scegli a ogni partita un altro posto per la tua {prize, select, apple {Mela dell’Eden} base {base} other {bandiera}}.',
  'advice.oneBomb': 'Una sola bomba non chiude tutti i lati della tua bandiera: è un gioco molto diverso che con due.',
  'advice.shortSteps': 'Un 2 ({scout}) che corre lontano si tradisce. Fai un passo alla volta finché nessuno deve saperlo.',
  'advice.stayStill': 'Un pezzo che si è mosso non è una bomba. Non muoverne troppi all’inizio, e il nemico dovrà continuare a indovinare.',
  'advice.bluff': 'Bluffa! Nessuno vede quali dei tuoi pezzi sono pericolosi: puoi attirare il nemico in trappola.',
  'advice.cover': 'Non mandare avanti i tuoi pezzi più forti senza copertura: perderne uno spesso vuol dire perdere la partita.',
  'advice.whereTheyAre': 'Ricorda dove si sono visti pezzi forti del nemico e seguili sul tabellone.',
  'advice.whoIsLeft': 'Verso la fine guarda i pezzi catturati: ti dicono che cosa resta al nemico.',
  'advice.nine': 'Appena sai dov’è il 10 nemico, il tuo 9 può andare a caccia dovunque il 10 non sia vicino.',
  'advice.lateScouts': 'Conserva un 2 ({scout}) per la fine: su un tabellone vuoto cattura la base da molto lontano.',
  'advice.bluffCard': 'Dove le carte Attacco possono restare coperte, anche una inutile può far sprecare al difensore una carta Difesa.',
  'advice.appleOnce': 'La Mela funziona una volta sola, e poi tutti sanno dov’è. Conservala per il momento giusto.',
  'advice.clairvoyance': 'Usa la Chiaroveggenza con parsimonia: ogni volta mostri al nemico dov’è uno dei tuoi pezzi più forti.',
  'advice.teleportation': 'Il Teletrasporto è più forte verso la fine, quando c’è spazio per grandi salti.',
  'advice.oneEach': 'Metti un pezzo in ognuno dei tuoi territori: così all’inizio sono tutti tuoi.',
  'advice.curseCities': 'Le Terre maledette stanno meglio nei territori con una città: aiutano a tenerla.',
  'advice.comeClose':
    'Porta un pezzo vicino al nemico con un esploratore o un Attacco a sorpresa. In un turno successivo il Raggruppamento ne mette uno più forte al suo posto.',
  'advice.hideAgain': 'Hanno scoperto la tua bandiera o una Terra maledetta? Il Raggruppamento le nasconde di nuovo.',
  'path.title': 'Quale gioco per primo?',
  'path.about': 'Lo dicono i libretti stessi: comincia con pochi pezzi e lascia poteri e carte per ultimi.',
  'path.first': 'Ideale per cominciare',
  'path.after': 'Dopo {title}',
};
