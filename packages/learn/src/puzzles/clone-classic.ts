/** Made by `flagfall puzzles --edition clone-classic --games 30 --seed 2026`, 2026-11-17; docs/training/puzzles.md has the record. */
export const lines = `
clone-classic-1 1 which:scout e4 - r - 2bBbB!bB!4bB!/b6'5bFb4bB1/6bB3/1b3'2r6'!5/2##2##2/2##2##2/2rB!1b2"b3'!4/3rBr75/3rBr3'1rB2r3/1r7rBrFr2'r3'3r3 r 60 6 h7g7,f5e5,g7f7,b8b7,f7e7,e5e4
clone-classic-2 1 which:scout g7 - b - bB!bFbBbBb3bBbB2b4!/1bBb6'b5'1b3b7b32/1bS'2rW'!3b81/6r2"b3b41/2##2##2/2##2##b3'1/6rB!r31rF/4r4'r3'1r41r7/rB1rBr3'2rSr2r5r5/1rB!r3r6r81rBr7rBr3 b 60 1 i6i5,d3e3,~b3b2,f7d7,~b2xb1,d7g7
clone-classic-3 1 which:scout j5 - b - bBbFbBbBb3bBbB2b4/rM'!bB1b6b5b3b7b32/1bS'6b81/3b7'3b3b41/2##b6'1##b3'1/2##2##1r2"/2r3r3rW'1rB!r41r3/2rB4rB1r5/r71rBr3'1r5'r4r7r3r8/1rB!r2r2r21rSr6rFrB b 60 7 c9c8,d3e3,c8b8,e3e4,j6i6,i5j5
clone-classic-4 2 capture:1 e9>e10 - b - b31bBbFrW'!2bBbBb3/bB!b4'!1bB!b9'!2bB2/7b8b21/3bS'!3b3b71/2##2##2/2##2##2/2rB7/3r8'5b6'!/rF5rB1r7'!rB/7bM'!rBrB b 60 0 d8d7,f8f9,e7e8,f9f10,e8e9,f10xe10
clone-classic-5 2 flag:1 h9>i9 - b - b32b2b3bBbFbBbBb3/1bB!1b3b31bBb4r4'1/3b7!bB!1b7'!3/10/2##2##2/2##2##2/4bM'!1rB!3/10/rB3rB2rF2/rB2rB!2rB!3 b 60 7 e7e6,i6i7,e6e5,i7i8,e5e4,i8i9
clone-classic-6 3 which:miner f7 - r - 2bBbB!bB!4bB!/7bBbF1/6bB3/5b3'4/2##r3'1##2/2##2##2/2rB!7/1r7'!1rB6/3rB5r3/2rBrFr2'4r3 r 60 6 e3e4,g9f9,e4e5,f9f8,e5e6,f8f7
clone-classic-7 3 which:sergeant i9 - b - b32b2b3bBbFbBbBb3/1bB!1b3b31bBb4r4'1/3b7!bB!1b7'!3/10/2##2##2/2##2##2/4bM'!1rB!3/10/rB3rB2rB2/rF2rB!2rB!3 b 60 7 e7e6,i6i7,e6e5,i7i8,e5e4,i8i9
clone-classic-8 3 which:sergeant a1 - b - 4r3'!4b3'/3bB!3bBbFbB/10/bB7r3'!1/2##2##2/2##2##2/10/3b3'6/rFrB7rB/r4'3rB!2b3'!rB1 b 60 0 e4e3,f8f9,e3d3,f9e9,g1h1,e9xe10
clone-classic-9 3 keep:e5 e5>e6 - b - b72bB!2bB3/2bB3b4bFbB1/b4'!6bB2/1b3'8/2##2##2/2##b6'r3'##2/10/rB1rB1rF5/rB1r64rB!2/7rBrB1 b 60 3 b8b7,~a4a8,a9xa8,g4f4,f5e5,f4f5
clone-classic-10 3 keep:h1 e9>e10 - b - b31bBbFrW'!2bBbBb3/bB!b4'!1bB!b9'!2bB2/7b8b21/3bS'!3b3b71/2##2##2/2##2##2/2rB7/3r8'5b6'!/rB5rB1r7'!rF/7bM'!rBrB b 60 0 d8d7,f8f9,e7e8,f9f10,e8e9,f10xe10
clone-classic-11 3 guard e9>e10 - b - b31bBbFrW'!2bBbBb3/bB!b4'!1bB!b9'!2bB2/7b8b21/3bS'!3b3b71/2##2##2/2##2##2/2rB7/3r8'5b6'!/rB5rB1r7'!rB/7bM'!rFrB b 60 0 d8d7,f8f9,e7e8,f9f10,e8e9,f10xe10
clone-classic-12 4 which:captain i2 - r - 4bB!b6bB!3/1bB!3bFbB3/5r7'!4/10/2##2##2/2##2##2/10/7b2"1rB/6b9'!rBb6'rB/3rB2rB!rFrBr3 r 60 8 f5f6,h4g4,f6f7,g4g3,f7f8,g3g2
clone-classic-13 4 which:sergeant i2 - b - b32b2b3bBbFbBbBb3/1bB!1b3b31bBb42/3b7!bB!1b7'!3/4bM'!5/2##2##2/2##2##2/6rB!3/5b6'!4/rB3rB2rFr4'1/rB2rB2rB!3 b 60 3 g3f3,~d4f4,f3xf4,h1i1,f4f3,i1i2
clone-classic-14 4 which:miner j10 - r - 4bB!4b3'/3bB!3bBb3b3/10/bB5bBbFbB!1/2##2##2/2##2##2/8r3'1/5r3'r8'!3/rBrB7rB/r4'3rB!1rB!1rF1 r 60 1 h4i4,~f4xg4,g3f3,~g4g3,h3xg3,i10j10
`;
