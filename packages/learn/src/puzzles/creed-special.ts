/** Made by `flagfall puzzles --edition creed-special --games 12 --seed 2026`, 2026-11-17; docs/training/puzzles.md has the record. */
export const lines = `
creed-special-1 1 which:scout b6 b - bF^bBb3b4!1b3bBb2b2b3/bBb3b7!2bBb2b8b7b6/1r2"4bSb9b4b6/r6'!1##b7'1##2/2##b6'!1##2/2bM'!r31rMr3rB1r4/2r6r6r5rBr8r2!1r3!/r7r3r2rF^rSr2rBr7r5!rB b 60 1 b5b4,a6a5,b4b3,~a3xb3,b3xc3,b2b6 applesUsed=3|-|-|-
creed-special-2 1 which:scout e8 b - b3bBbF^bB!r2"1b3bBb2b7/bBb7b3b3'2bMbBb2b6/7b7b5b4/1b9'!##1rM'##2/1b5'##2##2/1b8'!1r8!4rBr7/r5r3r7!rS2r2rBr8r4/rBrF^r6r5r3r3!rBr3rBr4 b 60 10 b4b3,e8e6,b3b4,e5f5,a3b3,e6e8 applesUsed=3|-|-|-
creed-special-3 2 capture:1 i1>j1 b - bB!bF^bB!7/1bB!1r5'!1bB4/1bB!8/2##2##2/2##2##2/b4'b2"8/rB!b8'!7b7'!/rF^rBrB!5b3'rB! b 60 10 i6i3,c7d7,i3b3,d7d8,i2i1,d8d7 applesUsed=3|-|-|-
creed-special-4 3 which:sergeant a3 r - bB!bF^bB!7/1bB!1r5'!1bB4/1bB!8/2##2##2/2##2##2/b4'b2"8/rB!b8'!7b7'!/rF^b3'!8 r 60 0 d8d7,e1d1,d7c7,d1xc1,c7d7,c1xb1 applesUsed=3|-|-|-
creed-special-5 3 which:bomb f7 r - bB!bF^bB!7/1bB!1r5'!1bB4/1bB!8/2##2##2/2##2##2/b4'b2"8/rB!b8'!7b7'!/rF^b3'!8 r 60 0 d8d7,e1d1,d7c7,d1xc1,c7d7,c1xb1 applesUsed=3|-|-|-
creed-special-6 3 which:sergeant a3 r - bB!bF^bB!r5'!6/1bB!3bB4/1bB!8/2##2##2/2##2##2/b4'b2"8/rB!b8'!7b7'!/rF^rBrB!5b3'!1 r 60 2 d7d8,i2i1,d8d7,i1xj1,d7d8,j1i1 applesUsed=3|-|-|-
creed-special-7 3 which:bomb f7 r - bB!bF^bB!r5'!6/1bB!3bB4/1bB!8/2##2##2/2##2##2/b4'b2"8/rB!b8'!7b7'!/rF^rBrB!5b3'!1 r 60 2 d7d8,i2i1,d8d7,i1xj1,d7d8,j1i1 applesUsed=3|-|-|-
creed-special-8 3 capture:1 c1>b1 b - bB!bF^bB!7/1bB!1r5'!1bB4/1bB!8/2##2##2/2##2##2/b4'b2"8/rB!b8'!7b7'!/rF^rBb3'!7 b 60 1 f1e1,d8d7,e1d1,d7c7,d1xc1,c7d7 applesUsed=3|-|-|-
creed-special-9 4 flag:2 f8>e8 r - 2b4'bF^bB!r3'1b6bBb5/b5'!1b3'!bS!4bBbB/10/2##2##2/2##2##b4'1/1rB!r96r7'!/2r72rB!3rB/1rBr64b8'!rBrF^ r 60 10 f5f6,g3h3,f6f7,h3h2,f7f8,h2h1 applesUsed=3|-|-|-
creed-special-10 4 flag:2 c1>b1 b - bB!bF^bB!7/1bB!1r5'!1bB4/1bB!8/2##2##2/2##2##2/b4'b2"8/rB!b8'!7b7'!/rF^rBb3'!7 b 60 1 f1e1,d8d7,e1d1,d7c7,d1xc1,c7d7 applesUsed=3|-|-|-
creed-special-11 4 flag:2 g2>g1 b - 1bB!bF^bBb31bB1b8!1/r8'!1bB!b72b83/10/2##2##b3'1/2##2##2/7b9'!2/1rB!rB!1rBrB!bM'!r32/4r8r71rF^rB!1 b 60 0 h6i6,a5a6,i6i5,a6a7,~j1xi1,~g1xg2 applesUsed=3|-|-|-
creed-special-12 5 flag:3 f7>f8 r - 2b6'bF^bB!2bBbBb4/b5'!1b3'!bS!1r3'2b4bB/10/2##2##2/2##2##b5'1/1rB!r96r7'!/2r72rB!1b8'!1rB/1rBr65rBrF^ r 60 10 f4f5,f3g3,f5f6,g3h3,f6f7,h3h2 applesUsed=3|-|-|-
creed-special-13 5 flag:3 d1>c1 b - bB!bF^bB!7/1bB!r5'!2bB4/1bB!8/2##2##2/2##2##2/b4'b2"8/rB!b8'!7b7'!/rF^rBrB!b3'!6 b 60 10 g1f1,d7d8,f1e1,d8d7,e1d1,d7c7 applesUsed=3|-|-|-
`;
