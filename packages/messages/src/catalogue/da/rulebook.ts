/** The rules as a reader meets them, in Danish. A turn is a tur, a move is a træk. */

import type { rulebook as english } from '../en/rulebook.ts';
import type { ThemeTexts } from '../texts.ts';

export const rulebook: ThemeTexts<typeof english> = {
  'rulebook.title': 'Regler: {title}',
  'rulebook.way': 'Regler',
  'rulebook.why': 'Hvorfor?',
  'rulebook.contents': 'På denne side',
  'rulebook.others': 'Regler for de andre spil',
  'rulebook.section.goal': 'Hvad det går ud på',
  'rulebook.section.setup': 'Opstilling',
  'rulebook.section.turn': 'En tur',
  'rulebook.section.battle': 'Kampe',
  'rulebook.section.flags': 'Faner',
  'rulebook.section.powers': 'Evner',
  'rulebook.section.cards': 'Kort',
  'rulebook.section.known': 'Hvad du ved',
  'rulebook.section.repetition': 'Frem og tilbage',
  'rulebook.section.end': 'Slutningen',
  'rulebook.section.advice': 'Gode råd',
  'rulebook.section.options': 'Husregler',

  'rulebook.army': 'Hver sides hær',
  'rulebook.army.piece': 'Brik',
  'rulebook.army.rank': 'Rang',
  'rulebook.army.count': 'Antal',
  'rulebook.army.trait': 'Særligt',
  'rulebook.trait.run': 'Løber så langt, den vil.',
  'rulebook.trait.never': 'Rykker aldrig.',
  'rulebook.trait.prize': 'Den, der erobrer den, vinder.',
  'rulebook.battles': 'Hvor rangen ikke afgør det',
  'rulebook.battle':
    '{attacker} → {defender}: {outcome, select, attackerWins {Angriberen vinder} defenderWins {Forsvareren vinder} other {Begge falder}}.',
  'rulebook.battle.others': 'Alle andre',
  'rulebook.battle.anybody': 'Alle',
  'rulebook.card.count': '{count, plural, one {én gang i bunken} other {# gange i bunken}}',
  'rulebook.option.usual': 'som regel',
  'rulebook.set.title': 'Regler',
  'rulebook.set.booklet': 'Efter hæftet',
  'rulebook.set.bookletAbout': 'Det, der står i hæftet, og intet andet.',
  'rulebook.set.club': 'Klubregler',
  'rulebook.set.clubAbout': 'Med det, som turneringer føjer til, så intet spil trækker ud.',
  'rulebook.set.house': 'Husregler',
  'rulebook.set.houseAbout': 'Dit eget valg: hverken helt hæftet eller helt klubben.',
  'rulebook.option.booklet': 'efter hæftet',
  'rulebook.option.club': 'i klubben',

  'rulebook.goal.flag':
    'Et sted blandt fjendens brikker står {prize, select, apple {en Apple of Eden} base {en base} other {en fane}}. Find den, og erobr den: Så har du vundet. Enhver brik, der kan rykke, må gøre det.',
  'rulebook.goal.stuck': 'Den, hvis tur det er, og som hverken kan rykke eller angribe, har også tabt.',
  'rulebook.goal.map': 'Hvert kongerige gemmer sin fane et sted på kortet. Den, der har den sidste fane, som står der, har vundet.',

  'rulebook.setup.army':
    'Alle stiller deres hær op på samme tid: {pieces} brikker i de {rows} rækker, der er tættest på en selv ({squares} felter), højst én på hvert felt. Fjenden ser kun bagsiderne.',
  'rulebook.setup.gaps': 'Nogle af felterne bliver tomme; du vælger selv hvilke.',
  'rulebook.setup.first': 'Det første træk: {seat}.',
  'rulebook.setup.lot': 'Lodtrækning afgør, hvem der begynder.',
  'rulebook.setup.cards':
    'Alle har deres egen, blandede bunke kort og trækker tre. Én gang, før det første træk, må du lægge alle tre under bunken og tage tre nye; du vælger rækkefølgen, og ingen andre får den at vide.',
  'rulebook.setup.start':
    'Alle trækker en brik fra deres pose og viser den. Den højeste begynder; et Forbandet land tæller ingenting, en fane er højest af alle. Står det lige, trækkes der igen. Brikkerne kommer tilbage i poserne.',
  'rulebook.setup.draft':
    'Landkortet har 24 områder med tre zoner hvert; otte af dem har en by. Efter tur vælger alle et område. Den sidste vælger to gange, og så går det den anden vej tilbage, til alle er taget.',
  'rulebook.setup.place':
    'Så sætter alle deres {pieces} brikker på zoner i deres egne områder, uden at de andre ser det, én i hver zone. {players, plural, =4 {Er I fire, er alle zoner så fyldt.} other {{minOnePerTerritory, select, on {Zoner må gerne være tomme, men ikke et helt område.} other {Zoner må gerne være tomme, også hele områder.}}}}',

  'rulebook.turn.one':
    'I skiftes. I hver tur rykker du én brik eller angriber med én. Du må ikke springe over, og ingen behøver at angribe. Rykket er rykket.',
  'rulebook.turn.step': 'En brik går ét felt frem, tilbage, til venstre eller til højre, aldrig på skrå.',
  'rulebook.turn.block':
    'Der er plads til én brik på et felt. Ingen springer over en brik, og ingen går ind på eller over en forhindring ({obstacle}).',
  'rulebook.turn.never': 'Brikker, der aldrig rykker, bliver, hvor de blev stillet op, og angriber aldrig.',
  'rulebook.turn.run':
    'En brik, der kan løbe, går over så mange tomme felter, den vil, i lige linje og må angribe til sidst. Løber den længere end ét felt, røber den sig.',
  'rulebook.turn.cards':
    'I stedet for at rykke må du bytte et kort: Det kommer under din trækbunke, og du tager det øverste. Det må du ikke i to ture efter hinanden, og ikke når bunken er tom.',
  'rulebook.turn.play':
    'Når du rykker eller angriber, må du spille ét Bevægelseskort og ét Angrebskort. Bevægelseskortet kommer først og erstatter det almindelige skridt; fører det hen til en fjende, er det et angreb. Uden angreb er der intet Angrebskort. {swapThenAttack, select, on {Efter en Ombytning må du stadig angribe med et Angrebskort.} other {En Ombytning er hele turen.}}',
  'rulebook.turn.refill':
    'Hvert kort kan kun bruges én gang: Et kort, der er spillet, bliver liggende åbent på bordet. {refillHand, select, toThree {Sidst i din tur trækker du, til du har tre kort igen.} other {Har du færre end tre kort sidst i din tur, trækker du ét.}}',
  'rulebook.turn.mapCards':
    'Først i din tur trækker du ét kort for hver to områder, du har magten over, åbent for alle. Udfør ét af dem, eller intet; så bliver de alle lagt væk. Når bunken er tom, bliver de kort, der er lagt væk, blandet igen. Til at begynde med ligger Forræderen nederst.',
  'rulebook.turn.mapMoves':
    'Så har du ét træk og ét mere for hver by, du havde magten over, da din tur begyndte. Det første skal du tage, hvis du kan; de andre behøver du ikke. Én brik må tage dem alle.',
  'rulebook.turn.mapStep':
    'En brik går til en zone, der grænser op til dens egen. Ingen springer over brikker eller går over bjergene, og der er plads til én brik i en zone.',
  'rulebook.turn.mapNever': 'Faner og Forbandede lande rykker aldrig, undtagen med kortet Omgruppering.',
  'rulebook.turn.mapRun':
    'En spejder går over så mange frie zoner, den vil, også om hjørner{scoutChargeAttack, select, off {, men angriber kun sine naboer} other {, og må angribe til sidst}}. Går den længere end én zone, røber den sig.',
  'rulebook.turn.control':
    'Du har magten over et område, når kun du har brikker i det. Er det tomt, eller står der flere spillere i det, tæller det ikke for nogen, og det gør byen i det heller ikke.',

  'rulebook.battle.attack': 'Du angriber ved at gå hen, hvor der står en fjende, du kan nå. Begge brikker bliver vist for alle.',
  'rulebook.battle.rank':
    'Den højeste rang vinder, og den anden brik forlader brættet. Vinder angriberen, rykker den ind på pladsen; vinder forsvareren, bliver den stående. Har de samme rang, forsvinder begge.',
  'rulebook.battle.gone': 'Brikker, der har forladt brættet, kommer ikke tilbage.',
  'rulebook.battle.bag':
    'En brik, der er slået, kommer i sit kongeriges pose og kan komme tilbage med et kort. Den må rykke allerede i samme tur.',
  'rulebook.battle.defence':
    'Den, der bliver angrebet, må svare med ét Forsvarskort; først derefter bliver rangene sammenlignet. {hiddenAttackCards, select, on {Angriberen og dens Angrebskort bliver vist først eller er skjult indtil da: Det vælger angriberen hver gang.} other {Angriberen og dens Angrebskort bliver vist først.}} Du bliver altid spurgt, når du har kort på hånden, så spørgsmålet ikke røber noget.',
  'rulebook.battle.cards':
    'Kort ændrer rang i én kamp, også til mere end ti. En spion, der angriber, slår stadig 10’eren, en minør fjerner stadig bomber, og af Angrebskortene fjerner kun Rustning en bombe.',

  'rulebook.flags.capture':
    'Enhver brik kan erobre en fane ved at gå ind på dens zone. Alle faner, som fanens ejer har erobret, følger med.',
  'rulebook.flags.poor': 'Den, hvis fane er erobret, trækker ingen kort, før den er tilbage, men spiller videre, og byer tæller som før.',
  'rulebook.flags.back':
    'Har nogen din fane, så erobr den spillers fane, og du får din tilbage: Du planter den straks på en tom zone, så alle kan se den.',
  'rulebook.flags.none': 'Uden din egen fane på brættet kan du ikke beholde nogen: Det, du erobrer, går til den, der har din fane.',

  'rulebook.power.sword':
    'Først bliver kaptajnen og de to mål vist. Bomber kommer før rang, den laveste før den højeste, Apple of Eden til sidst; hver kamp er en almindelig kamp. Falder kaptajnen, når den ikke det andet mål; men er begge mål kaptajner, falder alle tre. Den må også ramme ét mål alene på samme måde. Et almindeligt angreb, hvor den rykker frem, er der stadig.',
  'rulebook.power.apple':
    'Det koster hele turen. Nævn en hvilken som helst fjendtlig brik. En bombe eller Apple of Eden bliver kun vist. Alle andre angriber hver nabo fra deres egen hær, én efter én: først bomber, så rangene nedefra. Brikken bliver på sin plads, og en kamp, den ikke vinder, slutter rækken.',
  'rulebook.power.appleMore':
    'En minør fjerner sin egen hærs bomber og går videre; alle andre {appleBombStays, select, on {falder for en bombe, og bomben bliver} other {falder sammen med bomben}}. Hærens egen Apple of Eden bliver vist og ikke erobret. Bagefter er brikken sin ejers igen.',
  'rulebook.power.heal':
    'Det må være enhver brik med rang 2 til 10, på et frit felt i din bageste række, eller i den næste, når den er fuld. {shroudHidden, select, on {Fjenden ser ikke, hvilken det er.} other {Alle ser, hvilken det er.}} Du må gerne sige nej. Det koster ingen tur.',
  'rulebook.power.clairvoyance':
    'To skridt ligeud eller om et hjørne, {remoteBlocked, select, on {men ikke hen over brikker og forhindringer} other {også hen over brikker og forhindringer}}. Begge brikker bliver vist for alle, og så er det den andens tur. Du kan også se på bomber og basen.',
  'rulebook.power.remoteAttack':
    'Ét eller to felter i lige linje, {remoteBlocked, select, on {men ikke hen over brikker og forhindringer} other {også hen over brikker og forhindringer}}. En lavere rang bliver fjernet; samme rang, højere rang og bomber sker der ikke noget. Begge bliver vist. {remoteCapturesBase, select, off {Der sker heller ikke basen noget.} other {Basen kan også erobres sådan.}} Ved siden af en fjende kan du også lave et almindeligt angreb.',
  'rulebook.power.anger':
    'Efter hver sejr står den på den faldnes felt, dens rang er én højere, og den må angribe en nabo igen, højst fire angreb i alt. Når turen slutter, er den en 6’er igen. I forsvar er den altid en 6’er.',

  'rulebook.known.hidden': 'Du ser dine egne brikker og kun bagsiden af alle andre.',
  'rulebook.known.back':
    '{memory, select, aided {En brik, der er blevet vist, forbliver synlig for dig; ved bordet ville den vende sig igen, og du måtte huske den.} pencil {Efter en kamp vender vinderen sig om igen; du må notere, hvad du har set.} other {Efter en kamp vender vinderen sig om igen, og ingen må skrive noget ned: Husk den.}}',
  'rulebook.known.fallen': 'Alle kan se de brikker, der er taget.',
  'rulebook.known.moved':
    'En brik, der har rykket, er hverken en bombe eller {prize, select, apple {en Apple of Eden} base {en base} other {en fane}}. En brik, der har løbet, er en af dem, der kan løbe.',
  'rulebook.known.hand': 'Din hånd kender kun du. Alle ved, hvor mange kort der ligger hvor, og alle ser de kort, der er spillet.',
  'rulebook.known.cards':
    'En brik, der kommer længere end ét felt med et kort, kan være enhver, der kan rykke; men kun en spejder løber på skrå.',
  'rulebook.known.bag':
    'Alle ser, hvad der kommer i en pose. Når nogen har trukket fra den i blinde, er alt i den ukendt for de andre igen, og det er den brik, der kom ud, også.',
  'rulebook.known.regroup': 'Alle ser, hvilke zoner der blev omgrupperet, men ingen andre ser, hvad der kom hvorhen.',

  'rulebook.repetition.squares':
    'En brik må højst gå frem og tilbage mellem de samme to felter i {limit, plural, one {# træk} other {# træk}} efter hinanden, så skal du gøre noget andet. Angreb tæller med. Den, der begyndte, skal altså stoppe først.',
  'rulebook.repetition.run':
    '{runnersTwoSquares, select, pair {For en brik, der løber, gælder det mellem netop de samme to felter, tæt på eller langt væk: Stopper den et andet sted, begynder tællingen forfra.} other {For en brik, der løber, tæller grænsen mellem to felter: Den må ikke krydse den samme flere gange efter hinanden end det, uanset hvor langt den løber.}}',
  'rulebook.repetition.chase':
    'Ingen må jage en brik rundt og rundt: En jagt må ikke føre til en stilling, der allerede har været på brættet i den jagt. Du må gerne gå lige tilbage, så længe reglen ovenfor tillader det. {chaseReach, select, reach {En jagt varer, så længe hvert træk fra den ene side truer en fjendtlig brik, og den anden side hver gang flytter den brik. En brik truer det, den kunne angribe i sit næste træk, en brik, der løber, også langs en fri linje.} other {En jagt varer, så længe hvert træk fra den ene side ender ved siden af en fjendtlig brik, og den anden side hver gang flytter den brik væk.}}',
  'rulebook.repetition.cards': 'En tur med et kort eller en evne afbryder tællingen; det gør et langt løb ikke.',

  'rulebook.end.flag': 'En erobret {prize, select, apple {Apple of Eden} base {base} other {fane}} slutter spillet med det samme.',
  'rulebook.end.stuck':
    'Den, der ikke har et tilladt træk tilbage, taber. Har ingen af siderne en brik tilbage, der kan rykke, {bothImmobile, select, moverLoses {taber den, der skulle rykke} other {er spillet uafgjort}}.',
  'rulebook.end.cards':
    'Et træk eller et angreb, som et af dine kort gør muligt, tæller også; {exchangeSaves, select, on {den, der kun kan bytte et kort, skal gøre det og har ikke tabt endnu} other {det gør det ikke at bytte et kort}}.',
  'rulebook.end.powers':
    '{prize, select, apple {En Apple of Eden, der ikke er brugt endnu, hjælper ikke her: Den er ikke et træk.} other {Et fjernangreb tæller her som et træk, det gør klarsyn ikke.}}',
  'rulebook.end.quiet':
    '{quietLimit, select, off {I kan aftale uafgjort, og man må altid give op.} other {Efter {quietLimit} ture uden en slået brik, begge sider talt med, er spillet uafgjort. I kan også aftale uafgjort, og man må altid give op.}}',
  'rulebook.end.map':
    'Den, der er alene om at have en fane på brættet, har vundet. {turnLimit, select, off {Der er ingen sidste runde.} other {Efter {turnLimit} runder afgør flest faner det, og så flest områder; står det lige, deler man sejren.}}',
  'rulebook.end.length': 'Intet spil varer evigt: Efter {longest} {unit, select, rounds {runder} other {træk}} er det uafgjort.',
  'rulebook.end.leave':
    'Er I tre eller fire, går spillet videre, når nogen går: Brikkerne bliver stående og kan angribes. Den sidste, der er tilbage, vinder. Står alle hære endnu ikke, slutter det uden vinder. Er I to, taber den, der går.',
};
