/** Made by `flagfall puzzles --edition creed-special --games 40 --seed 2026`, 2026-11-17; docs/training/puzzles.md has the record. */
export const lines = `
creed-special-1 1 which:scout b6 - b - bF^bBb3b4!1b3bBb2b2b3/bBb3b7!2bBb2b8b7b6/1r2"4bSb9b4b6/r6'!1##b7'1##2/2##b6'!1##2/2bM'!r31rMr3rB1r4/2r6r6r5rBr8r2!1r3!/r7r3r2rF^rSr2rBr7r5!rB b 60 1 b5b4,a6a5,b4b3,~a3xb3,b3xc3,b2b6 applesUsed=3|-|-|-
creed-special-2 1 which:scout e8 - b - b3bBbF^bB!r2"1b3bBb2b7/bBb7b3b3'2bMbBb2b6/7b7b5b4/1b9'!##1rM'##2/1b5'##2##2/1b8'!1r8!4rBr7/r5r3r7!rS2r2rBr8r4/rBrF^r6r5r3r3!rBr3rBr4 b 60 10 b4b3,e8e6,b3b4,e5f5,a3b3,e6e8 applesUsed=3|-|-|-
creed-special-3 2 which:major d3 - b - b3bB3r7'!bF^bBbSb8/b7bB!4bB!b22/6b6b21b9'!/2##b3'1##2/2##2##2/3r7'6/4rB!3b5'!1/rB!2rBrF^rB!bM'!1rB1 b 60 2 d6e6,c2c3,e6e5,~b6xb7,i3i2,c3d3 applesUsed=3|-|-|-
creed-special-4 2 which:miner e3 - r - 4bBrM'!bB!bF^bB!1/4bB1r8'!bB!2/7r6'!2/r5'!1##2##2/2##2##2/2r61b3'5/2r3'!rBr5!1rB2r8!/1rBrBr6r3r3rF^rBr7!r3 r 60 7 a2a3,e6e5,a3a4,e5e4,a4a5,e4e3 applesUsed=3|-|-|-
creed-special-5 2 capture:1 i1>j1 - b - bB!bF^bB!7/1bB!1r5'!1bB4/1bB!8/2##2##2/2##2##2/b4'b2"8/rB!b8'!7b7'!/rF^rBrB!5b3'rB! b 60 10 i6i3,c7d7,i3b3,d7d8,i2i1,d8d7 applesUsed=3|-|-|-
creed-special-6 2 keep:i2 i2>j2 - b - b5b3b7bBbF^bB!b4bBbBb3!/3b6'bB!5/10/2##2##2/2##2##2/2rB4r9'!2/2rBrB4b7'1/1b9'!rB3rB!rF^r8b2" b 60 0 i3i2,~e6f6,b7c7,~f6f7,c7d7,~f7xf8 applesUsed=3|-|-|-
creed-special-7 2 flag:1 e2>e3 - r - 4bBrM'!bB!bF^bB!1/4bB1r8'!bB!2/7r6'!2/r5'!1##2##2/2##2##2/2r61b3'5/2r3'!rBr5!1rB2r8!/1rBrBr6r3r3rF^rBr7!r3 r 60 7 a2a3,e6e5,a3a4,e5e4,a4a5,e4e3 applesUsed=3|-|-|-
creed-special-8 2 flag:1 f6>e6 - b - b2b33bBbF^b32/bBbB!bB!bB!6/4r3'b8'!4/2##2##2/2##2##2/b2"6rB!2/rB!bM'!3rB!4/rF^rBb4'!4rB2 b 60 10 h7g7,e3e4,g7g6,e4e5,g6f6,e5e6 applesUsed=3|-|-|-
creed-special-9 3 which:sergeant a3 - r - bB!bF^bB!7/1bB!1r5'!1bB4/1bB!8/2##2##2/2##2##2/b4'b2"8/rB!b8'!7b7'!/rF^b3'!8 r 60 0 d8d7,e1d1,d7c7,d1xc1,c7d7,c1xb1 applesUsed=3|-|-|-
creed-special-10 3 which:bomb f7 - r - bB!bF^bB!7/1bB!1r5'!1bB4/1bB!8/2##2##2/2##2##2/b4'b2"8/rB!b8'!7b7'!/rF^b3'!8 r 60 0 d8d7,e1d1,d7c7,d1xc1,c7d7,c1xb1 applesUsed=3|-|-|-
creed-special-11 3 which:miner f2 - r - b6!b9!1bB!3b3bF^bB/7bBbB!bB!/8r7'!1/2##2##r6'1/r8'!1##2##2/1r5'8/1r3'3b3'2r7!1/r7rBrBrB!r3r4!rB!rF^rBr3 r 60 1 ~f7f8,e4e3,~f8e8,e3f3,~e8xd8,f3f2 applesUsed=3|-|-|-
creed-special-12 3 which:sergeant a3 - r - bB!bF^bB!r5'!6/1bB!3bB4/1bB!8/2##2##2/2##2##2/b4'b2"8/rB!b8'!7b7'!/rF^rBrB!5b3'!1 r 60 2 d7d8,i2i1,d8d7,i1xj1,d7d8,j1i1 applesUsed=3|-|-|-
creed-special-13 3 which:bomb f7 - r - bB!bF^bB!r5'!6/1bB!3bB4/1bB!8/2##2##2/2##2##2/b4'b2"8/rB!b8'!7b7'!/rF^rBrB!5b3'!1 r 60 2 d7d8,i2i1,d8d7,i1xj1,d7d8,j1i1 applesUsed=3|-|-|-
creed-special-14 3 flag:2 j2>h2 - b - b5b3b7bBbF^bB!b4bBbBb3!/4bB!5/4b6'5/2##2##2/2##2##2/2rB3r9'!3/1b9'!1rB5b2"/2rB2b7'rB!rF^rB1 b 60 9 f2f1,g2h2,d6e6,h2g2,j1j2,g2g3 applesUsed=3|-|-|-
creed-special-15 3 capture:1 c1>b1 - b - bB!bF^bB!7/1bB!1r5'!1bB4/1bB!8/2##2##2/2##2##2/b4'b2"8/rB!b8'!7b7'!/rF^rBb3'!7 b 60 1 f1e1,d8d7,e1d1,d7c7,d1xc1,c7d7 applesUsed=3|-|-|-
creed-special-16 3 capture:1 b1>b2 - b - b5b3b7bBbF^bB!b4bBbBb3!/4bB!5/3b6'6/2##2##2/2##2##2/2rB7/1r8'1rB2b7'1r9'!1/1b9'!rB3rB!rF^rBb2" b 60 10 i3h3,i2h2,h3g3,h2i2,g3g2,c2b2 applesUsed=3|-|-|-
creed-special-17 3 capture:1 a1>a2 - r - 4bBrM'!bB!bF^bB!1/4bB1r8'!bB!2/3b4'3r6'!2/2##2##2/2##2##2/2r67/b3'1r3'!rBr5!1rB2r8!/r5rBrBr6r3r3rF^rBr7!r3 r 60 10 f7g7,c6d6,b3b2,a4a3,b2c2,a3a2 applesUsed=3|-|-|-
creed-special-18 3 keep:e2 e2>f2 - r - b6!b9!1bB2b8b3bF^bB/7bBbB!bB!/8r7'!1/2##2##1r6'/r8'!1##2##2/2r5r3b3'5/2r3r2r8!3r7!1/r7rBrBrBr3r4!rB!rF^rBr3 r 60 6 i6j6,e6e5,i5i6,e5e4,j6j5,e4e3 applesUsed=3|-|-|-
creed-special-19 4 flag:2 f8>e8 - r - 2b4'bF^bB!r3'1b6bBb5/b5'!1b3'!bS!4bBbB/10/2##2##2/2##2##b4'1/1rB!r96r7'!/2r72rB!3rB/1rBr64b8'!rBrF^ r 60 10 f5f6,g3h3,f6f7,h3h2,f7f8,h2h1 applesUsed=3|-|-|-
creed-special-20 4 flag:2 c1>b1 - b - bB!bF^bB!7/1bB!1r5'!1bB4/1bB!8/2##2##2/2##2##2/b4'b2"8/rB!b8'!7b7'!/rF^rBb3'!7 b 60 1 f1e1,d8d7,e1d1,d7c7,d1xc1,c7d7 applesUsed=3|-|-|-
creed-special-21 4 flag:2 g2>g1 - b - 1bB!bF^bBb31bB1b8!1/r8'!1bB!b72b83/10/2##2##b3'1/2##2##2/7b9'!2/1rB!rB!1rBrB!bM'!r32/4r8r71rF^rB!1 b 60 0 h6i6,a5a6,i6i5,a6a7,~j1xi1,~g1xg2 applesUsed=3|-|-|-
creed-special-22 5 flag:3 f7>f8 - r - 2b6'bF^bB!2bBbBb4/b5'!1b3'!bS!1r3'2b4bB/10/2##2##2/2##2##b5'1/1rB!r96r7'!/2r72rB!1b8'!1rB/1rBr65rBrF^ r 60 10 f4f5,f3g3,f5f6,g3h3,f6f7,h3h2 applesUsed=3|-|-|-
creed-special-23 5 flag:3 d1>c1 - b - bB!bF^bB!7/1bB!r5'!2bB4/1bB!8/2##2##2/2##2##2/b4'b2"8/rB!b8'!7b7'!/rF^rBrB!b3'!6 b 60 10 g1f1,d7d8,f1e1,d8d7,e1d1,d7c7 applesUsed=3|-|-|-
creed-special-24 5 flag:3 j1>j2 twoSquares b - b5b3b7bBbF^bB!b4bBbBb3!/4bB!5/4b6'5/2##2##2/2##2##2/2rB7/1b9'!1rB2r9'!3/2rB2b7'rB!rF^rBb2" b 60 7 g2f2,h2g2,f2f1,g2h2,d6e6,h2g2 applesUsed=3|-|-|-
`;
