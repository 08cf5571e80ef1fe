/** The rules as a reader meets them, in Dutch. A turn is a beurt, a move is a zet. */

import type { rulebook as english } from '../en/rulebook.ts';
import type { ThemeTexts } from '../texts.ts';

export const rulebook: ThemeTexts<typeof english> = {
  'rulebook.title': 'Regels: {title}',
  'rulebook.way': 'Regels',
  'rulebook.why': 'Waarom?',
  'rulebook.contents': 'Op deze pagina',
  'rulebook.others': 'Regels van de andere spellen',
  'rulebook.section.goal': 'Waar het om gaat',
  'rulebook.section.setup': 'Opstellen',
  'rulebook.section.turn': 'Een beurt',
  'rulebook.section.battle': 'Gevechten',
  'rulebook.section.flags': 'Vlaggen',
  'rulebook.section.powers': 'Krachten',
  'rulebook.section.cards': 'Kaarten',
  'rulebook.section.known': 'Wat je weet',
  'rulebook.section.repetition': 'Heen en weer',
  'rulebook.section.end': 'Het einde',
  'rulebook.section.advice': 'Tips',
  'rulebook.section.options': 'Huisregels',

  'rulebook.army': 'Het leger van elke kant',
  'rulebook.army.piece': 'Stuk',
  'rulebook.army.rank': 'Rang',
  'rulebook.army.count': 'Aantal',
  'rulebook.army.trait': 'Bijzonder',
  'rulebook.trait.run': 'Rent zo ver als het wil.',
  'rulebook.trait.never': 'Gaat nooit van zijn plaats.',
  'rulebook.trait.prize': 'Wie dit stuk verovert, wint.',
  'rulebook.battles': 'Waar de rang niet beslist',
  'rulebook.battle':
    '{attacker} → {defender}: {outcome, select, attackerWins {de aanvaller wint} defenderWins {de verdediger wint} other {beide sneuvelen}}.',
  'rulebook.battle.others': 'Alle andere',
  'rulebook.battle.anybody': 'Elk stuk',
  'rulebook.card.count': '{count, plural, one {één keer in de stapel} other {# keer in de stapel}}',
  'rulebook.option.usual': 'normaal',
  'rulebook.set.title': 'Regels',
  'rulebook.set.booklet': 'Volgens het boekje',
  'rulebook.set.bookletAbout': 'Wat er in het boekje staat, en verder niets.',
  'rulebook.set.club': 'Clubregels',
  'rulebook.set.clubAbout': 'Met wat toernooien toevoegen, zodat geen partij eindeloos duurt.',
  'rulebook.set.house': 'Huisregels',
  'rulebook.set.houseAbout': 'Je eigen keuze: niet helemaal het boekje, niet helemaal de club.',
  'rulebook.option.booklet': 'volgens het boekje',
  'rulebook.option.club': 'bij de club',

  'rulebook.goal.flag':
    'Ergens tussen de stukken van de vijand staat {prize, select, apple {een Appel uit het Paradijs} base {een basis} other {een vlag}}. Zoek die en verover hem: dan heb je gewonnen. Elk stuk dat een zet kan doen, mag dat.',
  'rulebook.goal.stuck': 'Wie aan de beurt is en geen zet kan doen en niet kan aanvallen, heeft ook verloren.',
  'rulebook.goal.map': 'Elk koninkrijk verbergt zijn vlag ergens op de kaart. Wie de laatste vlag heeft die daar staat, heeft gewonnen.',

  'rulebook.setup.army':
    'Iedereen stelt tegelijk een leger op: {pieces} stukken op de {rows} rijen die het dichtstbij liggen ({squares} vakjes), hoogstens één op elk vakje. De vijand ziet alleen de achterkant.',
  'rulebook.setup.gaps': 'Een paar van de vakjes blijven leeg; welke, dat kies jij.',
  'rulebook.setup.first': 'De eerste zet is voor {seat}.',
  'rulebook.setup.lot': 'Het lot beslist wie begint.',
  'rulebook.setup.cards':
    'Iedereen heeft een eigen, geschudde stapel kaarten en pakt er drie. Eén keer, vóór de eerste zet, mag je alle drie onder de stapel leggen en drie nieuwe pakken; jij kiest in welke volgorde, en niemand anders komt dat te weten.',
  'rulebook.setup.start':
    'Iedereen pakt een stuk uit het zakje en laat het zien. Het hoogste stuk begint; een Vervloekt land telt voor niets, een vlag is het hoogst van allemaal. Wie gelijk is, pakt opnieuw. De stukken gaan terug in de zakjes.',
  'rulebook.setup.draft':
    'De landkaart heeft 24 gebieden van elk drie zones; acht daarvan hebben een stad. Om de beurt kiest iedereen een gebied. Wie het laatst is, kiest twee keer, en dan gaat het de andere kant op terug, tot ze allemaal op zijn.',
  'rulebook.setup.place':
    'Daarna zet iedereen alle {pieces} stukken stiekem op zones in de eigen gebieden, één per zone. {players, plural, =4 {Met vier spelers is daarmee elke zone bezet.} other {{minOnePerTerritory, select, on {Zones mogen leeg blijven, maar geen heel gebied.} other {Zones mogen leeg blijven, zelfs hele gebieden.}}}}',

  'rulebook.turn.one':
    'Jullie zijn om de beurt. In elke beurt doe je een zet met één stuk, of val je met één stuk aan. Overslaan mag niet, en aanvallen hoeft nooit. Gezet is gezet.',
  'rulebook.turn.step': 'Een stuk gaat één vakje vooruit, achteruit, naar links of naar rechts, nooit schuin.',
  'rulebook.turn.block':
    'Op een vakje is plaats voor één stuk. Niemand springt over een stuk heen, en niemand gaat op of over een obstakel ({obstacle}).',
  'rulebook.turn.never': 'Stukken die nooit van hun plaats gaan, blijven waar ze zijn opgesteld en vallen nooit aan.',
  'rulebook.turn.run':
    'Een stuk dat kan rennen, gaat in een rechte lijn over zoveel lege vakjes als het wil, en mag aan het eind aanvallen. Rent het verder dan één vakje, dan verraadt het zichzelf.',
  'rulebook.turn.cards':
    'In plaats van een zet mag je een kaart ruilen: die gaat onder je trekstapel, en je pakt de bovenste. Dat mag niet in twee beurten na elkaar, en niet meer als de stapel leeg is.',
  'rulebook.turn.play':
    'Bij een zet of een aanval mag je één Bewegingskaart en één Aanvalskaart spelen. De Bewegingskaart komt eerst en vervangt de gewone stap; eindigt die op een vijand, dan is dat een aanval. Zonder aanval is er geen Aanvalskaart. {swapThenAttack, select, on {Na een Ruil mag je nog aanvallen met een Aanvalskaart.} other {Een Ruil is de hele beurt.}}',
  'rulebook.turn.refill':
    'Elke kaart gebruik je maar één keer: een gespeelde kaart blijft open op tafel liggen. {refillHand, select, toThree {Aan het eind van je beurt pak je kaarten tot je er weer drie hebt.} other {Heb je aan het eind van je beurt minder dan drie kaarten, dan pak je er één.}}',
  'rulebook.turn.mapCards':
    'Aan het begin van je beurt pak je voor elke twee gebieden die van jou zijn één kaart, open voor iedereen. Voer er één uit, of geen; dan gaan ze allemaal weg. Is de stapel leeg, dan worden de weggelegde kaarten opnieuw geschud. In het begin ligt de Verrader helemaal onderop.',
  'rulebook.turn.mapMoves':
    'Daarna heb je één zet, en nog één voor elke stad die aan het begin van je beurt van jou was. De eerste zet moet, als het kan; de andere hoeven niet. Eén stuk mag ze allemaal doen.',
  'rulebook.turn.mapStep':
    'Een stuk gaat naar een zone die aan de zijne grenst. Niemand springt over stukken of gaat over de bergen, en in een zone past één stuk.',
  'rulebook.turn.mapNever': 'Vlaggen en Vervloekte landen gaan nooit van hun plaats, behalve door de kaart Hergroeperen.',
  'rulebook.turn.mapRun':
    'Een verkenner gaat over zoveel vrije zones als hij wil, ook om hoeken{scoutChargeAttack, select, off {, maar valt alleen zijn buren aan} other {, en mag aan het eind aanvallen}}. Gaat hij verder dan één zone, dan verraadt hij zichzelf.',
  'rulebook.turn.control':
    'Een gebied is van jou als alleen jij er stukken hebt. Is het leeg of staan er meer spelers in, dan telt het voor niemand, en de stad erin ook niet.',

  'rulebook.battle.attack':
    'Aanvallen doe je door naar de plek te gaan van een vijand die je kunt bereiken. Iedereen krijgt beide stukken te zien.',
  'rulebook.battle.rank':
    'De hoogste rang wint, en het andere stuk gaat van het bord. Wint de aanvaller, dan gaat hij op die plek staan; wint de verdediger, dan blijft hij staan. Bij gelijke rang gaan ze allebei van het bord.',
  'rulebook.battle.gone': 'Wat van het bord is, komt niet terug.',
  'rulebook.battle.bag':
    'Een verslagen stuk gaat in het zakje van zijn koninkrijk, en kan door een kaart terugkomen. Het mag in dezelfde beurt al lopen.',
  'rulebook.battle.defence':
    'Wie wordt aangevallen, mag antwoorden met één Afweerkaart; pas dan worden de rangen vergeleken. {hiddenAttackCards, select, on {De aanvaller en zijn Aanvalskaart worden daarvoor al getoond, of blijven tot dan verborgen: dat kiest de aanvaller elke keer.} other {De aanvaller en zijn Aanvalskaart worden daarvoor al getoond.}} Zolang je kaarten hebt, krijg je de vraag altijd: zo verraadt die niets.',
  'rulebook.battle.cards':
    'Kaarten veranderen rangen voor één gevecht, desnoods tot boven de tien. Een spion die aanvalt, verslaat de 10 toch, een mineur ruimt bommen toch op, en van de Aanvalskaarten ruimt alleen Harnas een bom op.',

  'rulebook.flags.capture':
    'Elk stuk kan een vlag veroveren door naar zijn zone te gaan. Alle vlaggen die de eigenaar ervan veroverd had, gaan mee.',
  'rulebook.flags.poor': 'Wie zijn vlag kwijt is, pakt geen kaarten tot die terug is, maar speelt wel verder, en steden tellen gewoon mee.',
  'rulebook.flags.back':
    'Heeft iemand jouw vlag, verover dan de vlag van die speler, en je krijgt de jouwe terug: je plant hem meteen op een lege zone, en iedereen ziet waar.',
  'rulebook.flags.none': 'Zonder eigen vlag op het bord kun je er geen houden: wat je verovert, gaat naar wie jouw vlag heeft.',

  'rulebook.power.sword':
    'Eerst worden de kapitein en zijn twee doelen getoond. Bommen gaan vóór rangen, de lagere vóór de hogere, de Appel het laatst; elk gevecht is een gewoon gevecht. Sneuvelt de kapitein, dan komt hij niet meer aan het tweede doel toe; zijn beide doelen kapiteins, dan sneuvelen ze alle drie. Hij mag ook één doel alleen zo slaan. Een gewone aanval, waarbij hij oprukt, kan ook.',
  'rulebook.power.apple':
    'Het kost je hele beurt. Noem een vijandelijk stuk, waar dan ook. Een bom of de Appel wordt alleen getoond. Elk ander stuk valt alle buren uit zijn eigen leger aan, na elkaar: eerst bommen, dan de rangen van laag naar hoog. Het blijft op zijn plaats, en een gevecht dat het niet wint, maakt een eind aan de reeks.',
  'rulebook.power.appleMore':
    'Een mineur ruimt de bommen van zijn eigen leger op en gaat door; elk ander stuk {appleBombStays, select, on {sneuvelt bij een bom, en de bom blijft staan} other {sneuvelt samen met de bom}}. De Appel van het eigen leger wordt getoond en niet veroverd. Daarna is het stuk weer van zijn eigenaar.',
  'rulebook.power.heal':
    'Het mag elk stuk met rang 2 tot 10 zijn, op een vrij vakje van je achterste rij, of van de volgende als die vol is. {shroudHidden, select, on {De vijand ziet niet welk stuk het is.} other {Iedereen ziet welk stuk het is.}} Je mag ook nee zeggen. Het kost geen beurt.',
  'rulebook.power.clairvoyance':
    'Twee stappen recht of om een hoek, {remoteBlocked, select, on {maar niet over stukken of obstakels heen} other {ook over stukken en obstakels heen}}. Iedereen krijgt beide stukken te zien, dan is de andere kant aan de beurt. Ook bommen en de basis kun je bekijken.',
  'rulebook.power.remoteAttack':
    'Eén of twee vakjes in een rechte lijn, {remoteBlocked, select, on {maar niet over stukken of obstakels heen} other {ook over stukken en obstakels heen}}. Een lagere rang gaat van het bord; met gelijke en hogere rangen en bommen gebeurt niets. Beide worden getoond. {remoteCapturesBase, select, off {Ook met de basis gebeurt niets.} other {Ook de basis kun je zo veroveren.}} Naast een vijand kan een gewone aanval ook.',
  'rulebook.power.anger':
    'Na elke overwinning staat het op het vakje van het verslagen stuk, is zijn rang één hoger, en mag het weer een buur aanvallen, in totaal hoogstens vier keer. Aan het eind van de beurt is het weer een 6. In de verdediging is het altijd een 6.',

  'rulebook.known.hidden': 'Je ziet je eigen stukken, en van alle andere alleen de achterkant.',
  'rulebook.known.back':
    '{memory, select, aided {Een stuk dat getoond is, blijft voor jou zichtbaar; aan tafel zou het weer omdraaien, en zou je het moeten onthouden.} pencil {Na een gevecht draait de winnaar zich weer om; je mag noteren wat je gezien hebt.} other {Na een gevecht draait de winnaar zich weer om, en niemand mag iets noteren: onthoud het.}}',
  'rulebook.known.fallen': 'Verslagen stukken kan iedereen zien.',
  'rulebook.known.moved':
    'Een stuk dat gelopen heeft, is geen bom en geen {prize, select, apple {Appel uit het Paradijs} base {basis} other {vlag}}. Een stuk dat gerend heeft, is er een van de stukken die dat kunnen.',
  'rulebook.known.hand': 'Je hand ken jij alleen. Hoeveel kaarten waar liggen, weet iedereen, en de gespeelde kaarten ziet ook iedereen.',
  'rulebook.known.cards':
    'Een stuk dat door een kaart verder dan één vakje gaat, kan elk stuk zijn dat kan lopen; alleen een verkenner rent schuin.',
  'rulebook.known.bag':
    'Wat in een zakje gaat, ziet iedereen. Zodra iemand blind iets uit zijn zakje heeft gepakt, is alles wat erin zit voor de anderen weer onbekend, en het stuk dat eruit kwam ook.',
  'rulebook.known.regroup': 'Iedereen ziet welke zones zijn gehergroepeerd, maar niemand anders ziet wat waarheen ging.',

  'rulebook.repetition.squares':
    'Een stuk mag hoogstens {limit, plural, one {# zet} other {# zetten}} na elkaar heen en weer gaan tussen dezelfde twee vakjes, dan moet je iets anders doen. Aanvallen tellen ook. Wie begonnen is, moet dus het eerst stoppen.',
  'rulebook.repetition.run':
    '{runnersTwoSquares, select, pair {Voor een stuk dat rent, geldt dit tussen precies dezelfde twee vakjes, dichtbij of ver weg: stopt het ergens anders, dan begint het tellen opnieuw.} other {Bij een stuk dat rent, telt de grens tussen twee vakjes: vaker dan dat mag het niet na elkaar over dezelfde grens, hoe ver het ook rent.}}',
  'rulebook.repetition.chase':
    'Niemand mag een stuk in rondjes blijven achtervolgen: in een achtervolging mag geen stelling terugkomen die er in die achtervolging al was. Meteen teruggaan mag, zolang de regel hierboven het toelaat. {chaseReach, select, reach {Een achtervolging duurt zolang elke zet van de ene kant een vijandelijk stuk bedreigt en de andere kant dat stuk telkens verzet. Een stuk bedreigt wat het met zijn volgende zet zou kunnen aanvallen, een stuk dat rent ook langs een vrije lijn.} other {Een achtervolging duurt zolang elke zet van de ene kant naast een vijandelijk stuk eindigt en de andere kant dat stuk telkens wegzet.}}',
  'rulebook.repetition.cards': 'Een beurt met een kaart of een kracht onderbreekt het tellen; ver rennen niet.',

  'rulebook.end.flag':
    'Een veroverde {prize, select, apple {Appel uit het Paradijs} base {basis} other {vlag}} maakt meteen een eind aan de partij.',
  'rulebook.end.stuck':
    'Wie geen toegestane zet meer heeft, verliest. Heeft geen van beide kanten nog een stuk dat een zet kan doen, dan {bothImmobile, select, moverLoses {verliest wie aan de beurt is} other {is het remise}}.',
  'rulebook.end.cards':
    'Een zet of aanval die een van je kaarten mogelijk maakt, telt ook; {exchangeSaves, select, on {wie alleen nog een kaart kan ruilen, moet dat doen en heeft nog niet verloren} other {een kaart ruilen niet}}.',
  'rulebook.end.powers':
    '{prize, select, apple {Een Appel die nog niet gebruikt is, helpt dan niet: dat is geen zet.} other {Een aanval op afstand telt dan als zet, helderziendheid niet.}}',
  'rulebook.end.quiet':
    '{quietLimit, select, off {Jullie mogen remise afspreken, en opgeven mag altijd.} other {Na {quietLimit} zetten zonder verslagen stuk, van beide kanten samen, is de partij remise. Jullie mogen ook remise afspreken, en opgeven mag altijd.}}',
  'rulebook.end.map':
    'Wie als enige een vlag op het bord heeft, heeft gewonnen. {turnLimit, select, off {Er is geen laatste ronde.} other {Na {turnLimit} rondes beslissen de meeste vlaggen, en dan de meeste gebieden; wie gelijk is, deelt de winst.}}',
  'rulebook.end.length': 'Geen partij duurt eindeloos: na {longest} {unit, select, rounds {rondes} other {zetten}} is het remise.',
  'rulebook.end.leave':
    'Met z’n drieën of vieren gaat de partij verder als iemand weggaat: de stukken blijven staan en kunnen worden aangevallen. Wie als laatste over is, wint. Staan nog niet alle legers, dan eindigt ze zonder winnaar. Met z’n tweeën verliest wie weggaat.',
};
