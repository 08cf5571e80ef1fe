/** What the booklets print besides rules, in Danish. */

import type { booklets as english } from '../en/booklets.ts';
import type { ThemeTexts } from '../texts.ts';

export const booklets: ThemeTexts<typeof english> = {
  'story.original':
    'I månedsvis har de blå frakker ligget over for Wellingtons rødfrakker, forfrosne og med for lidt brød. Ved et stearinlys skriver løjtnant Virginie Ghesquière i sin dagbog: I morgen rykker spejderne ud, og minørerne må helst holde sig tæt på. Det siges, at Madame d’Oettlinger allerede spiser ved Jernhertugens bord.',
  'story.duel':
    'Det er endnu mørkt, da ordren kommer: General Herzlich vil have fjendens fane, før hanen galer. En håndfuld soldater må være nok, og ingen må høre dem. Bare fjenden ikke har fået samme idé!',
  'story.creed':
    'I århundreder har Assassiner og Tempelriddere jaget hinanden i skyggerne. Nu står Ezio Auditore og Cesare Borgia ansigt til ansigt, hver med en Apple of Eden bag linjerne. Den, der mister sin, mister verdens frihed.',
  'story.clone':
    'Klonkrigene sætter galaksen i brand. Mens Jedierne forsvarer, hvad der er tilbage af freden, trækker Grev Dooku og hans Separatister det ene system efter det andet over på den mørke side. Et sted bag planeterne har hver side skjult sin base: Find den andens først!',
  'story.conquest':
    'I årevis holdt {blue}, {red}, {green} og {gold} en skrøbelig fred i Westeria. Det er forbi: Hære marcherer, spioner lytter ved hver en dør, og troldkvinder forbander landet. Fire kongeriger, og til sidst står kun én fane tilbage.',
  'advice.setup': 'Når du stiller op',
  'advice.play': 'Under spillet',
  'advice.sample': 'En opstilling at prøve: {name}',
  'advice.studio': 'Åbn i hærbyggeren',
  'advice.readFirst': 'Lær, hvordan hver brik rykker og angriber, før du stiller din første hær op: Opstillingen kan afgøre spillet.',
  'advice.bombs':
    'Bomber omkring {prize, select, apple {din Apple of Eden} base {din base} other {din fane}} er et godt forsvar. Stil en eller to et andet sted som lokkemad, for mange bomber samlet røber stedet.',
  'advice.strongInFront':
    'Et par stærke brikker forrest sætter dit angreb i gang. Men mister du dem tidligt, står du svagt resten af spillet.',
  'advice.scoutsInFront': 'Et par 2’ere ({scout}) forrest finder hurtigt ud af, hvor stærk fjenden er dér.',
  'advice.minersBack':
    'Hold nogle 3’ere ({miner}) tilbage: Mod slutningen skal du bruge dem mod bomberne omkring {prize, select, apple {fjendens Apple} base {fjendens base} other {fjendens fane}}.',
  'advice.backRow':
    'Gem {prize, select, apple {din Apple of Eden} base {din base} other {din fane}} langt tilbage, så ingen støder på det tidligt.',
  'advice.guard': 'Hav en 4’er eller noget stærkere nær dine bomber, så du kan standse fjendens 3’ere ({miner}).',
  'advice.evenly': 'Fordel stærke og svage brikker over hele bredden, så ingen let bryder igennem.',
  'advice.waysOut': 'Bomber rykker aldrig. Pas på, at de ikke spærrer dine egne brikker inde.',
  'advice.attackToo': 'Tænk også på dit angreb: Den, der kun forsvarer sig, vinder næsten aldrig.',
  'advice.otherPlace':
    'Et hjørne med brikker hele vejen rundt er det første sted, alle kigger. Vælg et nyt sted til {prize, select, apple {din Apple of Eden} base {din base} other {din fane}} i hvert spil.',
  'advice.oneBomb': 'Én bombe kan ikke lukke alle sider af din fane: Det er et helt andet spil end med to.',
  'advice.shortSteps': 'En 2’er ({scout}), der løber langt, røber sig. Tag ét skridt ad gangen, så længe ingen må vide det.',
  'advice.stayStill': 'En brik, der har rykket, er ikke en bombe. Ryk ikke for mange i begyndelsen, så må fjenden blive ved med at gætte.',
  'advice.bluff': 'Bluf! Ingen ser, hvilke af dine brikker der er farlige, så du kan lokke fjenden i en fælde.',
  'advice.cover': 'Send ikke dine stærkeste brikker frem uden dækning: At miste en af dem er ofte at tabe spillet.',
  'advice.whereTheyAre': 'Husk, hvor fjendens stærke brikker er set, og følg dem over brættet.',
  'advice.whoIsLeft': 'Se mod slutningen på de slagne brikker: De fortæller, hvad fjenden har tilbage.',
  'advice.nine': 'Så snart du ved, hvor fjendens 10’er står, kan din 9’er gå på jagt overalt, hvor 10’eren ikke er i nærheden.',
  'advice.lateScouts': 'Gem en 2’er ({scout}) til slutningen: På et tomt bræt erobrer den basen langt væk fra.',
  'advice.bluffCard': 'Hvor Angrebskort må ligge skjult, kan selv et ubrugeligt få forsvareren til at spilde et Forsvarskort.',
  'advice.appleOnce': 'Apple virker kun én gang, og derefter ved alle, hvor den står. Gem den til det rette øjeblik.',
  'advice.clairvoyance': 'Brug Klarsyn med måde: Hver gang viser du fjenden, hvor en af dine stærkeste brikker står.',
  'advice.teleportation': 'Teleportering er stærkest mod slutningen, når der er plads til lange spring.',
  'advice.oneEach': 'Stil en brik i hvert af dine områder, så er de alle dine fra begyndelsen.',
  'advice.curseCities': 'Forbandede lande står bedst i områder med en by: Dér hjælper de med at holde den.',
  'advice.comeClose':
    'Før en brik tæt på fjenden med en spejder eller et Overraskelsesangreb. I en senere tur sætter Omgruppering en stærkere i dens sted.',
  'advice.hideAgain': 'Er din fane eller et Forbandet land fundet? Omgruppering skjuler det igen.',
  'path.title': 'Hvilket spil først?',
  'path.about': 'Hæfterne siger det selv: Begynd med få brikker, og gem evner og kort til sidst.',
  'path.first': 'Godt til et første spil',
  'path.after': 'Efter {title}',
};
