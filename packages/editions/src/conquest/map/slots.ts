/** The map on a screen of characters: the nearest likeness of docs/conquest-map.svg in which exactly the neighbours share a side. Turning it by a quarter maps it onto itself. */
export const SLOTS = `
  ..   ..   tho3 iro3 iro3 nor2 nor1 nor3 wol2 wol2 wol2 ..
  gre2 ..   tho2 tho2 iro2 fro3 nor1 wol1 wol1 wol3 ..   ..
  gre2 gre3 tho1 iro1 iro2 fro3 fro2 fro2 ^^   ice1 ice2 ice3
  gre2 gre1 ^^   eld1 ^^   cas3 cas3 fro1 fro1 pin1 ice2 pin3
  loo3 gre1 eld2 eld1 roc1 cas2 cas1 cas1 ^^   pin2 pin2 pin3
  loo1 loo1 eld2 roc3 roc1 ~~   ~~   key2 key3 har3 har3 mam2
  loo2 eld3 eld3 roc3 roc2 ~~   ~~   key1 key3 har2 mam1 mam1
  dus3 dus2 dus2 ^^   rav1 rav1 rav2 key1 har1 har2 oxm1 mam3
  dus3 jun2 dus1 vin1 vin1 rav3 rav3 ^^   har1 ^^   oxm1 oxm2
  jun3 jun2 jun1 ^^   vin2 vin2 vin3 bra2 bra1 gul1 oxm3 oxm2
  ..   ..   lar3 lar1 lar1 sal1 vin3 bra2 gul2 gul2 ..   oxm2
  ..   lar2 lar2 lar2 sal3 sal1 sal2 bra3 bra3 gul3 ..   ..
`;
