/** Made by `flagfall puzzles --edition clone-special --games 12 --seed 2026`, 2026-11-17; docs/training/puzzles.md has the record. */
export const lines = `
clone-special-1 2 which:captain d3 r - 1bBbF!bB6/2bB!5bB!1/2rM'!7/10/2##2##2/1bS'!##2##2/3b3'!6/2rA'!b6'6/1r5'!rFrS'!6/2rB!7 r 60 2 e3d3 -|-|-|-
clone-special-2 2 flag:1 d2>c2 b - 1bBbF!bB6/2bB!5bB!1/2rM'!7/1bS'!8/2##2##2/2##2##2/10/2r5'!7/2rFb3'!6/2rB!7 b 60 0 e3e2,~d2d3,e2d2,~d3xd2 -|-|-|b:e4e3
clone-special-3 2 flag:1 d1>c1 r - 3bB!2bB!3/2bF3bBbB2/4bB4bB/10/2##2##2/2##2##2/10/9rB!/5rB!rR!rBr3r3/2b5'r7'1r4rBrFrB1 r 60 1 a1b1,~h10xg10,b1c1 -|-|-|-
clone-special-4 2 flag:1 f3>f2 b - 1bBbFbB6/1b3bB3bB!3/2bS4bB!2/10/2##2##2/2##2##2/10/5b9'!1rR'!2/1rB!3rFrB!3/7rB!2 b 60 10 e3f3,g3h3 -|-|-|b:e5e4.e4e3
clone-special-5 2 capture:1 g3>g4 b - b2b7bBbFbB!b3b32b4/b9bB1bB2b62bB!/1bR'!2bS'bB!4/10/1r9'##2##2/2##1b3'##2/6rA!r2!2/6bM'!3/2rB1rB!5/2rBrBrF!rB!3rB! b 60 5 b5b6 -|-|-|r:c4b4.b4b5
clone-special-6 2 capture:1 d2>d1 r - 2bBbB!3rM'!2/bB!1bF7/3b6!2bS'!bB!2/3b3!5bB!/2##2##2/2##2##2/2rB!7/5rSr8r2r7!r6/3r4rBr7rBr3r2r3/3b3'!r3rBrFrBr5r4 r 60 3 h9i9,~h10h9,i9xh9,b1c1,h9h10,c1d1 -|-|-|-
clone-special-7 2 keep:b8 b8>c8 r - bBbB!bB!2bB!4/bB!rR'!6bB!1/bFrA'8/10/1bR'!##2##2/2##2##2/10/10/2rB5rBr3/5rB!rB!rB!rFrB r 60 9 a4a5,a7b7,a5b5,b7b8,b5b6 -|-|-|-
clone-special-8 3 which:general b8 b - b2b7bBbFbB!b3b32b4/b9bB1bB2b62bB!/1r9'bR'!1bS'bB!4/10/2##2##2/2##1b3'##2/6bM'!r2!2/10/2rB1rB!5/2rBrBrF!rB!3rB! b 60 3 b5b6,g3xg4,b6b7,b8c8,b7b8 -|-|-|-
clone-special-9 3 which:captain b8 r - bBbB!bB!2bB!4/bBrR'!6bB!1/bFb6'8/rA'9/2##2##2/2##2##2/10/1bR'!8/2rB5rBr3/5rB!rB!rB!rFrB r 60 0 d10d9,~f3f2,d9c9,~f2g2,c9b9,~g2xg1 -|-|-|-
clone-special-10 3 flag:2 e2>d2 b - 1bBbF!bB6/2bB!5bB!1/2rM'!7/1bS'!8/2##2##2/2##2##2/10/2r5'!rS'!6/2rF1b3'!5/2rB!7 b 60 10 e3e2,d2d3 -|-|-|b:d4e4.e4e3
clone-special-11 3 flag:2 g3>f3 r - 2bFbB!6/bB!1bB7/7bB!2/9bB!/2##1bS'!##2/2##rS'1##2/1r4'!rB!7/4r7'!1r8r2r7!r6/4rB1rBr3r2r3/4r3rBrFrBr5r4 r 60 3 f4f5,~e4e3,f3xe3,g7f7,f5e5,f7f6 -|-|-|-
clone-special-12 3 capture:1 g2>e2 r - 3bB!2bBr9'!2/2bB3bBbB2/4bF4bB/10/2##2##2/2##2##2/10/9rB!/4b3'rB!rRrBr3r3/b5'2r7'1r4rBrFrB1 r 60 1 j9i9,e5e4,i9i10,e4e3,i10xh10,e3e2 -|-|-|-
clone-special-13 3 capture:1 b9>b8 r - bBbB!bB!2bB!4/bFrR'!6bB!1/bBb6'8/rA'9/2##2##2/2##2##2/10/1bR'!8/2rB5rBr3/5rB!rB!rB!rFrB r 60 0 d10d9,~f3f2,d9c9,~f2g2,c9b9,~g2xg1 -|-|-|-
clone-special-14 3 keep:h9 h9>i9 r - 2bBbB!3bA2/bB!1bF4rM'!2/3b6!2bS'bB!2/3b3!5bB!/2##2##2/2##2##2/2rB!7/5rSr8r2r7!r6/3r4rBr7rBr3r2r3/b3'!3r3rBrFrBr5r4 r 60 1 e9e8,g8g9,e8f8,g9xh9,f8g8 -|-|-|-
clone-special-15 4 which:lieutenant c1 r - 3bB!2bB!3/2bB3bFbB2/4bB4bB/10/2##2##2/2##2##2/10/9rB!/5rB!rR!rBr3r3/2b5'r7'1r4rBrFrB1 r 60 1 a1b1,~h10xg10,b1c1 -|-|-|-
clone-special-16 4 capture:1 g7>g8 r - 2bSbB!3b32/bB!1bBbF3b3!2/3b6!2bA'bB!2/3b3!2rM'!2bB!/2##2##2/2##2##2/2rB!7/5rSr8r2r7!r6/3r4rBr7rBr3r2r3/b3'!3r3rBrFrBr5r4 r 60 4 g10g9,h7g7,g9g8 -|-|-|-
clone-special-17 5 which:scout b6 b - b5bFbB!rR'!bB!1bB!2b3/1bR!6b5bB/1bB2b9'!2bB2/2b74b62/1r2"##2##2/2##2##2/r5'!1rB4r7rB!r6'!/1r7r2rF6/rBr4r3r4bS'3r3rS/r3rArBrB!2r3'1r3rB b 60 3 - -|-|-|b:f2e2
clone-special-18 5 which:colonel f1 r - b3bBb9b3!bB!1bB!b5'1bB/1bR!b55bBbM/1bBbFbS3b62/2b4rM'!2b3b72/1r2"##2##2/2##2##2/r5'!1r31rR'!2r2rB!r6'!/1rArBr36/r3r4r7r72r81rBrS/rBrBrFrB!1b8"r3'1r4r3 r 60 3 g4xf4,i10h10,e7xd7,h9f9,f4e4,f9f1 -|-|-|-
`;
