/** What the booklets print besides rules, in Dutch. */

import type { booklets as english } from '../en/booklets.ts';
import type { ThemeTexts } from '../texts.ts';

export const booklets: ThemeTexts<typeof english> = {
  'story.original':
    'Al maanden liggen de blauwjassen tegenover de roodjassen van Wellington, verkleumd en met te weinig brood. Bij kaarslicht schrijft luitenant Virginie Ghesquière in haar dagboek: morgen gaan de verkenners eropuit, en de mineurs blijven hopelijk dicht in de buurt. Men zegt dat Madame d’Oettlinger al aan tafel zit bij de IJzeren Hertog.',
  'story.duel':
    'Het is nog donker als het bevel komt: generaal Herzlich wil de vlag van de vijand hebben voor de haan kraait. Een handvol soldaten moet genoeg zijn, en niemand mag hen horen. Als de vijand maar niet hetzelfde plan heeft!',
  'story.creed':
    'Al eeuwen jagen Assassijnen en Tempeliers in de schaduw op elkaar. Nu staan Ezio Auditore en Cesare Borgia tegenover elkaar, elk met een Appel uit het Paradijs achter de linies. Wie de zijne verliest, verliest de vrijheid van de wereld.',
  'story.clone':
    'De Kloonorlogen zetten het melkwegstelsel in brand. Terwijl de Jedi verdedigen wat er nog van de vrede over is, brengen Count Dooku en zijn Separatisten het ene stelsel na het andere naar de Donkere zijde. Ergens achter de planeten heeft elke kant zijn basis verborgen: vind die van de ander als eerste!',
  'story.conquest':
    'Jarenlang bewaarden {blue}, {red}, {green} en {gold} in Westeria een wankele vrede. Dat is voorbij: legers marcheren, spionnen luisteren aan elke deur en tovenaressen vervloeken het land. Vier koninkrijken, en aan het eind staat er nog maar één vlag.',
  'advice.setup': 'Voor je opstelling',
  'advice.play': 'Tijdens de partij',
  'advice.sample': 'Een opstelling om te proberen: {name}',
  'advice.studio': 'Openen in de legerstudio',
  'advice.readFirst': 'Weet hoe elk stuk loopt en aanvalt voordat je je eerste leger opstelt: de opstelling kan de partij beslissen.',
  'advice.bombs':
    'Bommen rond je {prize, select, apple {Appel uit het Paradijs} base {basis} other {vlag}} beschermen hem. Zet er een of twee ergens anders als lokaas, want veel bommen bij elkaar verraden de plek.',
  'advice.strongInFront':
    'Een paar sterke stukken vooraan brengen je aanval op gang. Maar verlies je ze vroeg, dan sta je de rest van de partij zwak.',
  'advice.scoutsInFront': 'Een paar tweeën ({scout}) vooraan merken al snel hoe sterk de vijand daar is.',
  'advice.minersBack':
    'Houd een paar drieën ({miner}) achteraan: tegen het einde heb je ze nodig voor de bommen rond {prize, select, apple {de Appel} base {de basis} other {de vlag}} van de vijand.',
  'advice.backRow':
    'Verberg je {prize, select, apple {Appel uit het Paradijs} base {basis} other {vlag}} ver naar achteren, zodat niemand er vroeg op stuit.',
  'advice.guard': 'Houd een 4 of iets sterkers dicht bij je bommen, om de drieën ({miner}) van de vijand tegen te houden.',
  'advice.evenly': 'Verdeel sterke en zwakke stukken over de hele breedte, zodat niemand makkelijk doorbreekt.',
  'advice.waysOut': 'Bommen lopen nooit. Let op dat ze je eigen stukken niet insluiten.',
  'advice.attackToo': 'Denk ook aan je aanval: wie alleen verdedigt, wint bijna nooit.',
  'advice.otherPlace':
    'In een hoek met stukken eromheen kijkt iedereen het eerst. Kies elke partij een andere plek voor je {prize, select, apple {Appel uit het Paradijs} base {basis} other {vlag}}.',
  'advice.oneBomb': 'Eén bom kan niet alle kanten van je vlag afsluiten: dat is een heel ander spel dan met twee.',
  'advice.shortSteps': 'Een 2 ({scout}) die ver rent, verraadt zich. Zet losse stapjes zolang niemand het mag weten.',
  'advice.stayStill': 'Een stuk dat heeft bewogen, is geen bom. Verzet er in het begin niet te veel, dan blijft de vijand raden.',
  'advice.bluff': 'Bluf! Niemand ziet welke van je stukken gevaarlijk zijn, dus je kunt de vijand in de val lokken.',
  'advice.cover': 'Stuur je sterkste stukken niet zonder dekking vooruit: wie er een verliest, verliest vaak de partij.',
  'advice.whereTheyAre': 'Onthoud waar sterke vijandelijke stukken gezien zijn, en volg ze over het bord.',
  'advice.whoIsLeft': 'Kijk tegen het einde naar de geslagen stukken: die vertellen wat de vijand nog heeft.',
  'advice.nine': 'Weet je waar de 10 van de vijand staat, dan kan je 9 overal op jacht waar de 10 niet in de buurt is.',
  'advice.lateScouts': 'Bewaar een 2 ({scout}) voor het einde: op een leeg bord verovert die de basis van heel ver.',
  'advice.bluffCard':
    'Waar Aanvalskaarten verborgen mogen blijven, kan zelfs een nutteloze kaart de verdediger een Afweerkaart laten verspillen.',
  'advice.appleOnce': 'De Appel werkt maar één keer, en daarna weet iedereen waar hij staat. Bewaar hem voor het juiste moment.',
  'advice.clairvoyance': 'Wees zuinig met Helderziendheid: elke keer laat je de vijand zien waar een van je sterkste stukken staat.',
  'advice.teleportation': 'Teleporteren is het sterkst tegen het einde, als er ruimte is voor grote sprongen.',
  'advice.oneEach': 'Zet in elk van je gebieden een stuk, dan zijn ze bij het begin allemaal van jou.',
  'advice.curseCities': 'Vervloekt land staat het best in een gebied met een stad: daar helpt het die te houden.',
  'advice.comeClose':
    'Breng een stuk dicht bij de vijand met een verkenner of een Verrassingsaanval. In een latere beurt zet Hergroeperen er een sterker stuk neer.',
  'advice.hideAgain': 'Is je vlag of een Vervloekt land ontdekt? Met Hergroeperen verberg je het weer.',
  'path.title': 'Welk spel eerst?',
  'path.about': 'De boekjes zeggen het zelf: begin met weinig stukken, en bewaar krachten en kaarten voor het laatst.',
  'path.first': 'Goed voor een eerste partij',
  'path.after': 'Na {title}',
};
