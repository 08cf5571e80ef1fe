/** Made by `flagfall puzzles --edition creed-classic --games 30 --seed 2026`, 2026-11-17; docs/training/puzzles.md has the record. */
export const lines = `
creed-classic-1 1 which:scout j4 - r - bBbB!b3b6bFb6b7bS1bB/r3'!1b3'1b4b8bBb21b8/2b3'b22b7b92/2##r4'!r6'!##2/2##2##1b2"/3rB2rMr7rB!1/3r2'1r7rSr2r7b4'!/2rB!rFrBrBr3r2r5r3 r 60 0 a4a5,i4j4,a5a6,d7c7,a6xa7,j3xj2
creed-classic-2 1 which:scout b6 - b - bFbBb3b4b7b3bBb2b2b3/bB!1b7b8b6bBb2b8b7b6/1r2"1bB2bSb92/1r8'!##r4'!r6'!##2/2##2##1b4'/3r72rBr3rM1/3r3'1r3r2r2r3r5/1rSrB!rBr7rFrBr2rBr7 b 60 0 j4j3,a3a4,~b4b5,a4a5,j3j4,a5xb5
creed-classic-3 2 flag:1 b7>b8 - r - 1b3'1bBbBbFr7'!bBbB1/1r8'!2bB5/10/2##2##2/2##2##2/2rB7/3rB!3rM'!2/r3r3'rB3r9'!rFrB!1 r 60 2 b4b5,~e3e2,b5b6,~e2xd2,b6b7,a8b8
creed-classic-4 2 capture:1 c2>b2 - r - b3'2bBbBbBr7'!bBbF1/4bB5/4b6'5/2##2##2/2##2##2/2rB7/1b7'!r8rB!3rM'!2/r3r3'rB3r9'!rFrB!1 r 60 10 b4b3,b5b4,b3b2,b4b3,b2b1,b3b2
creed-classic-5 3 which:sergeant c6 - r - r3'!bBbB!1r8'!5/1bF3bB4/1bB!b4'7/2##2##r7'1/2##2##2/5rB!rS'r6'r5'!1/rB9/rFrBrB!2r33rB r 60 1 a5a6,d6c6,a6a7,c6c7,a7xa8,c7c6
creed-classic-6 3 which:miner g2 - b - b41b8'!1bFbBb4b6b5bB/3bB!bB!bSbB3/1b3'2r2"5/2##2##2/2##2##b3'1/10/2rB3r3'2b3'!/rB!b6'!rFrB!6 b 60 5 b2xb3,e3e5,b3b2,g1g2,b2b1,e5e6
creed-classic-7 3 which:spy e4 - r - bBr3'!1bB!6/bB2bF6/bB!9/2##2##2/2##bS'1##2/1rS'6r8'!1/2rBr4r6rB!r3r21rB/4rBrFr8r6rBr5 r 60 1 b5b6,d6e6,b6b7,e6e5,b7xb8,e5e4
creed-classic-8 3 flag:2 b6>b7 - r - b3'2bBbBbBr7'!bBbF1/4bB5/1r8'!8/2##2##2/2##2##2/2rB7/3rB!3rM'!2/r3r3'rB3r9'!rFrB!1 r 60 0 b3b4,~e4e3,b4b5,~e3e2,b5b6,~e2xd2
creed-classic-9 3 capture:1 e3>d3 - b - b3bB2bB1bFbBbSb8!/1bB!4bB!b22/1r8'4b6b22/2##2##2/2##2##2/3r7'bM'!5/4rB5/rBb7'!1rBrBrFb5'1rB!1 b 60 10 h1g1,b4b5,a2b2,b5b6,b2b1,c3d3
creed-classic-10 3 capture:1 e2>e3 - r - 4bB!3bBbF/2bB!3r2"bB!bB1/6r9'!3/2##2##2/2##2##2/4b2"1r3'r8'!2/2rBr3r63rB!1/r4rB!rFrBr32rB!1b3'! r 60 7 f6g6,d8d6,e5e7,d6e6,e7g7,e6e3
creed-classic-11 4 which:sergeant e8 - r - 4b4'1bBbF1bB/3bB1r8'!bBbB2/10/2##2##2/2##2##2/2r24r32/3rS'3r62/rB!rB!2rB!rFrBr3rB1 r 60 0 ~b2b8,~e2xe1,~b8xe8,f8e8,f6f7,~e7xf7
creed-classic-12 4 which:miner b8 - r - 1b3'1bBbFbBr7'!bBbB1/1r8'!2bB5/10/2##2##2/2##2##2/2rB7/3rB!3rM'!2/r3r3'rB3r9'!rFrB!1 r 60 2 b4b5,~e3e2,b5b6,~e2xd2,b6b7,a8b8
creed-classic-13 4 which:colonel b6 - b - b3bB2bB1bFbBbSb8!/1bB!4bB!b22/1r8'4b6b22/2##2##2/2##2##2/4bM'!5/4rB5/rB1b7'!rBrBrFb5'1rB!1 b 60 0 a2b2,b5b6,b2b1,~c3d3,b1c1,~d3xe3
creed-classic-14 4 which:captain j4 - b - b3bBb62bB!b3b6bB!bB/1bSbF1bB!b5b3b82/9b7'/2##1b4'##r4'!1/2##r3'!1##1r6'/6rB3/1b4'3rB!2rFrB/7b9'!rBrB b 60 9 g1h1,e5f5,g6f6,f5f4,f6f5,f4e4
creed-classic-15 4 guard h7>g7 - b - bB!1b82bB!bFbB!2/4bS'!1r7'!b7bB!1/2r6'3r4'3/1r5'##2##2/2##2##2/10/4b3'!1rB3/4b9'!rFrBb3'!2 b 60 1 i3i2,f5f6,i2xi1,f6xf7,i1xh1,f7g7
creed-classic-16 4 keep:e1 h7>g7 - b - bB!1b82bB!bFbB!2/4bS'!1r7'!b7bB!1/2r5'3r6'3/1r4'##2##2/2##2##2/10/4b3'!1rB3/4b9'!rBrFb3'!2 b 60 1 i3i2,f5f6,i2xi1,f6xf7,i1xh1,f7g7
creed-classic-17 5 flag:3 e8>e7 - r - bB!bBbB!1r8'!5/1bB3bF4/1bB!1b4'6/r3'!1##2##r7'1/2##2##2/5rB!rS'r6'r5'!1/rB9/rFrBrB!2r33rB r 60 6 g8f8,c6c7,a4a5,c7c6,f8e8,c6d6
`;
