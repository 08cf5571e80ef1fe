/** Made by `flagfall puzzles --edition clone-special --games 40 --seed 2026`, 2026-11-17; docs/training/puzzles.md has the record. */
export const lines = `
clone-special-1 2 which:captain d3 - r - 1bBbF!bB6/2bB!5bB!1/2rM'!7/10/2##2##2/1bS'!##2##2/3b3'!6/2rA'!b6'6/1r5'!rFrS'!6/2rB!7 r 60 2 e3d3 -|-|-|-
clone-special-2 2 which:bomb i8 - r - 3bB!bF!bB!3b3'!/b3'2bB!bB!r6'!3bB!/4r7'3bB1/4rS'2bS'!2/2##2##2/2##2##2/7r3'2/1b2"!b3'r96/rB!rB!1rR'!r7r4'!3r3/rB!rBrBrFrB!4r4 r 60 10 g2f2,b5b4,j4i4,b4c4,i4h4,c4c3 -|-|-|-
clone-special-3 2 flag:1 d2>c2 - b - 1bBbF!bB6/2bB!5bB!1/2rM'!7/1bS'!8/2##2##2/2##2##2/10/2r5'!7/2rFb3'!6/2rB!7 b 60 0 e3e2,~d2d3,e2d2,~d3xd2 -|-|-|b:e4e3
clone-special-4 2 flag:1 d1>c1 - r - 3bB!2bB!3/2bF3bBbB2/4bB4bB/10/2##2##2/2##2##2/10/9rB!/5rB!rR!rBr3r3/2b5'r7'1r4rBrFrB1 r 60 1 a1b1,~h10xg10,b1c1 -|-|-|-
clone-special-5 2 flag:1 f3>f2 - b - 1bBbFbB6/1b3bB3bB!3/2bS4bB!2/10/2##2##2/2##2##2/10/5b9'!1rR'!2/1rB!3rFrB!3/7rB!2 b 60 10 e3f3,g3h3 -|-|-|b:e5e4.e4e3
clone-special-6 2 capture:1 g3>g4 - b - b2b7bBbFbB!b3b32b4/b9bB1bB2b62bB!/1bR'!2bS'bB!4/10/1r9'##2##2/2##1b3'##2/6rA!r2!2/6bM'!3/2rB1rB!5/2rBrBrF!rB!3rB! b 60 5 b5b6 -|-|-|r:c4b4.b4b5
clone-special-7 2 capture:1 d2>d1 - r - 2bBbB!3rM'!2/bB!1bF7/3b6!2bS'!bB!2/3b3!5bB!/2##2##2/2##2##2/2rB!7/5rSr8r2r7!r6/3r4rBr7rBr3r2r3/3b3'!r3rBrFrBr5r4 r 60 3 h9i9,~h10h9,i9xh9,b1c1,h9h10,c1d1 -|-|-|-
clone-special-8 2 capture:1 g10>f10 - r - 3bB!bF!bB!r3'2b3'!/3bB!bB!r6'!3bB!/4r7'3bB1/4rS'5/2##2##2/2##2##2/1b3'6bS'!1/2r9'!7/rB!rB!1rR'!r7r4'!3r3/rB!rBrBrFrB!4r4 r 60 10 f8g8,a5a4,g8g9,a4b4,g9g10,i5i4 -|-|-|-
clone-special-9 2 keep:b8 b8>c8 - r - bFbB!bB!2bB!4/bB!rR'!6bB!1/bBrA'8/10/1bR'!##2##2/2##2##2/10/10/2rB5rBr3/5rB!rB!rB!rFrB r 60 9 a4a5,a7b7,a5b5,b7b8,b5b6 -|-|-|-
clone-special-10 3 which:general b8 - b - b2b7bBbFbB!b3b32b4/b9bB1bB2b62bB!/1r9'bR'!1bS'bB!4/10/2##2##2/2##1b3'##2/6bM'!r2!2/10/2rB1rB!5/2rBrBrF!rB!3rB! b 60 3 b5b6,g3xg4,b6b7,b8c8,b7b8 -|-|-|-
clone-special-11 3 which:captain b8 - r - bBbB!bB!2bB!4/bBrR'!6bB!1/bFb6'8/rA'9/2##2##2/2##2##2/10/1bR'!8/2rB5rBr3/5rB!rB!rB!rFrB r 60 0 d10d9,~f3f2,d9c9,~f2g2,c9b9,~g2xg1 -|-|-|-
clone-special-12 3 which:berserker h9 - r - 2bBbB!6/bB!1bF4bA'rM'!1/3b6!2bS'!bB!2/3b3!5bB!/2##2##2/2##2##2/2rB!7/5rSr8r2r7!r6/3r4rBr7rBr3r2r3/1b3'!2r3rBrFrBr5r4 r 60 5 a1b1,h9i9,h10h9 -|-|-|-
clone-special-13 3 which:miner e8 - b - 1bBb3b7bB!1bFbBb4b3/bB1b3b32bBbS2/4r3'b7'4/7bB!2/2##2##2/2##2##2/10/10/3rFrB5/3rB!rBrB!2rBrB! b 60 1 ~b2b1,e5e6,~b1c1,e6e7,~c1xd1,e7e8 -|-|-|-
clone-special-14 3 flag:2 e2>d2 - b - 1bBbF!bB6/2bB!5bB!1/2rM'!7/1bS'!8/2##2##2/2##2##2/10/2r5'!rS'!6/2rF1b3'!5/2rB!7 b 60 10 e3e2,d2d3 -|-|-|b:d4e4.e4e3
clone-special-15 3 flag:2 g3>f3 - r - 2bFbB!6/bB!1bB7/7bB!2/9bB!/2##1bS'!##2/2##rS'1##2/1r4'!rB!7/4r7'!1r8r2r7!r6/4rB1rBr3r2r3/4r3rBrFrBr5r4 r 60 3 f4f5,~e4e3,f3xe3,g7f7,f5e5,f7f6 -|-|-|-
clone-special-16 3 flag:2 g10>f10 - r - 3bB!bF!bB!r3'2b3'!/3bB!bB!r6'!3bB!/4r7'3bB1/4rS'5/2##2##2/2##2##2/1b3'6bS'!1/2r9'!7/rB!rB!1rR'!r7r4'!3r3/rB!rBrBrFrB!4r4 r 60 10 f8g8,a5a4,g8g9,a4b4,g9g10,i5i4 -|-|-|-
clone-special-17 3 flag:2 d4>e4 - r - 4bB!1bBb2!bBbB/7bB!rM'!bF/9r3'!/10/2##2##2/2##2##2/1r3'rBr56/r52rB!1b3'4/r71rS1rB1r3'1rB1/2rBrFrB!2r3r3rA r 60 1 j5j6,f6f5,j6j7,f5f4,j7xj8,f4f3 -|-|-|-
clone-special-18 3 flag:2 a2>a5 - b - 1bB3bR'!bB!bFbB!bB/bBb35bB!2/b5b58/2b3'5b7'1/1r3'##2##2/2##2##2/10/6b3'3/b8"!1rBb2"2rB!2rB!/1rBrFrB3rB!2 b 60 1 i3h3,a5a6,h3g3,~a1a2,b2xa2,a6b6 -|-|-|-
clone-special-19 3 capture:1 g2>e2 deed r - 3bB!2bBr9'!2/2bB3bBbB2/4bF4bB/10/2##2##2/2##2##2/10/9rB!/4b3'rB!rRrBr3r3/b5'2r7'1r4rBrFrB1 r 60 1 j9i9,e5e4,i9i10,e4e3,i10xh10,e3e2 -|-|-|-
clone-special-20 3 capture:1 b9>b8 - r - bBbB!bB!2bB!4/bFrR'!6bB!1/bBb6'8/rA'9/2##2##2/2##2##2/10/1bR'!8/2rB5rBr3/5rB!rB!rB!rFrB r 60 0 d10d9,~f3f2,d9c9,~f2g2,c9b9,~g2xg1 -|-|-|-
clone-special-21 3 capture:1 f9>f10 - r - bBbFbB!1rR'!bB!4/b6bBbR!2r3'2bB!1/bB4b4'4/1rS'!8/r5'1##2##2/2##2##2/10/3r4'6/rA1rB5rBr3/r6r3r32rB!rB!rB!rFrB r 60 17 i6i5,i4h4,i5i4,h4g4,i4h4,g4f4,h4g4,f4f5,g4f4,f5f6,f4f5,f6f7,f5f6,f7f8,f6f7,f8f9,f7f8 -|-|-|-
clone-special-22 3 keep:h9 h9>i9 - r - 2bBbB!3bF2/bB!1bA4rM'!2/3b6!2bS'bB!2/3b3!5bB!/2##2##2/2##2##2/2rB!7/5rSr8r2r7!r6/3r4rBr7rBr3r2r3/b3'!3r3rBrFrBr5r4 r 60 1 e9e8,g8g9,e8f8,g9xh9,f8g8 -|-|-|-
clone-special-23 3 keep:g10 g10>h10 - r - 3bB!bF!bB!rM'!2b3'!/b3'2bB!bB!1bM'!2bB!/2b3'b2"!2bS'!b4bB1/6r6'!3/2##2##2/2##1bA'!##2/b3'9/2rS'r9r51r72r3/rB!rB!1rR'!r74r3/rB!rBrBrFrBr3r3r4r3r4 r 60 10 j7i7,f6f5,i7h7,i9h9,h7g7,h9g9 -|-|-|-
clone-special-24 4 which:lieutenant c1 - r - 3bB!2bB!3/2bB3bFbB2/4bB4bB/10/2##2##2/2##2##2/10/9rB!/5rB!rR!rBr3r3/2b5'r7'1r4rBrFrB1 r 60 1 a1b1,~h10xg10,b1c1 -|-|-|-
clone-special-25 4 capture:1 g7>g8 - r - 2bSbB!3b32/bB!1bBbF3b3!2/3b6!2bA'bB!2/3b3!2rM'!2bB!/2##2##2/2##2##2/2rB!7/5rSr8r2r7!r6/3r4rBr7rBr3r2r3/b3'!3r3rBrFrBr5r4 r 60 4 g10g9,h7g7,g9g8 -|-|-|-
clone-special-26 5 which:scout b6 - b - b5bFbB!rR'!bB!1bB!2b3/1bR!6b5bB/1bB2b9'!2bB2/2b74b62/1r2"##2##2/2##2##2/r5'!1rB4r7rB!r6'!/1r7r2rF6/rBr4r3r4bS'3r3rS/r3rArBrB!2r3'1r3rB b 60 3 - -|-|-|b:f2e2
clone-special-27 5 which:colonel f1 - r - b3bBb9b3!bB!1bB!b5'1bB/1bR!b55bBbM/1bBbFbS3b62/2b4rM'!2b3b72/1r2"##2##2/2##2##2/r5'!1r31rR'!2r2rB!r6'!/1rArBr36/r3r4r7r72r81rBrS/rBrBrFrB!1b8"r3'1r4r3 r 60 3 g4xf4,i10h10,e7xd7,h9f9,f4e4,f9f1 -|-|-|-
clone-special-28 5 flag:3 g9>g10 - r - 3bB!bF!bB!3b3'!/3bB!bB!r6'!r3'2bB!/4r7'3bB1/4rS'5/2##2##2/2##2##bS'!1/1b3'8/2r9'!7/rB!rB!1rR'!r7r4'!3r3/rB!rBrBrFrB!4r4 r 60 10 f7f8,i6i5,f8g8,a5a4,g8g9,a4b4 -|-|-|-
clone-special-29 5 flag:3 a2>a4 - b - 1bB3bR'!bB!bFbB!bB/bBb35bB!2/b5b58/3b3'4b7'1/2##2##2/1r3'##2##2/10/6b3'3/b8"!1rBb2"2rB!2rB!/1rBrFrB3rB!2 b 60 3 h3g3,~a1a2,b2xa2,a6b6,c7d7,b6b5 -|-|-|-
clone-special-30 5 flag:3 a1>a4 twoSquares b - 1bB3bR'!bB!bFbB!bB/bBb35bB!2/b5b58/3b3'4b7'1/2##2##2/2##2##2/2r3'7/10/2rB2b3'rB!2rB!/b8"!rBrFrB!3rB!2 b 60 1 g3f3,b4c4,f3f2,c4c3,~d2xd1,c3c4 -|-|-|-
`;
