/** Made by `flagfall puzzles --edition creed-classic --games 8 --seed 2026`, 2026-11-17; docs/training/puzzles.md has the record. */
export const lines = `
creed-classic-1 1 which:scout j4 r - bBbB!b3b6bFb6b7bS1bB/r3'!1b3'1b4b8bBb21b8/2b3'b22b7b92/2##r4'!r6'!##2/2##2##1b2"/3rB2rMr7rB!1/3r2'1r7rSr2r7b4'!/2rB!rFrBrBr3r2r5r3 r 60 0 a4a5,i4j4,a5a6,d7c7,a6xa7,j3xj2
creed-classic-2 1 which:scout b6 b - bFbBb3b4b7b3bBb2b2b3/bB!1b7b8b6bBb2b8b7b6/1r2"1bB2bSb92/1r8'!##r4'!r6'!##2/2##2##1b4'/3r72rBr3rM1/3r3'1r3r2r2r3r5/1rSrB!rBr7rFrBr2rBr7 b 60 0 j4j3,a3a4,~b4b5,a4a5,j3j4,a5xb5
creed-classic-3 1 which:scout a3 b - b3bBbFbBb4'!2r3'!2/bBb7b3bS6/2b6b96/2##2##2/1r3'##2##2/r2"8rB!/rBrF8/r4rBrB1b3'!3rB!b7'! b 60 8 e4e3,b3b4,e3e2,c2c3,e2e1,c3a3
creed-classic-4 1 which:scout c2 b - b3bBbFbBb4'!2bB2/bBb7b3bS3bB!2/2b6b94r3'!1/2##b3'!1##2/2##2##2/2r3'6rB!/rBrFr2"4b7'!2/rBr4r35rB!rB b 60 10 e7e6,i4i5,e6e5,j2c2,h1h2,i5i6
creed-classic-5 1 which:scout f4 r - b6bBbBbSbB!2b5b5b8/b3b3bFb4bB3bB!b4/2b9b32b8'!3/r4'r6'##1b6'##2/2##r7'b2"##2/1rB!r94rM2/1r3r71bM'!rBrS'r81rB/1rBr62r3r3r7rBrF r 60 2 e2e3,d2xd1,g3g2,d1xe1,e3e4,e1e2
creed-classic-6 3 which:sergeant c6 r - r3'!bBbB!1r8'!5/1bF3bB4/1bB!b4'7/2##2##r7'1/2##2##2/5rB!rS'r6'r5'!1/rB9/rFrBrB!2r33rB r 60 1 a5a6,d6c6,a6a7,c6c7,a7xa8,c7c6
creed-classic-7 5 flag:3 e8>e7 r - bB!bBbB!1r8'!5/1bB3bF4/1bB!1b4'6/r3'!1##2##r7'1/2##2##2/5rB!rS'r6'r5'!1/rB9/rFrBrB!2r33rB r 60 6 g8f8,c6c7,a4a5,c7c6,f8e8,c6d6
`;
