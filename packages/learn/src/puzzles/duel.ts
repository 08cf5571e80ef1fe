/** Made by `flagfall puzzles --edition duel --games 30 --seed 2026`, 2026-11-17; docs/training/puzzles.md has the record. */
export const lines = `
duel-1 1 which:scout e8 - b - 4r2"b3'1bB/4b2"bM'b2"bF/2bS'4bB/2#2#b9'!1/2#2#1r3'/r3rB1rS'r9'3/2rF5/2rMb3'!4 b 60 5 e1xf1,f3e3,f1e1,c3d3,e1d1,d8e8
duel-2 1 which:scout b5 - b - bFb3bB5/r9'!b96/1bB6/1r2"#bS'1#2/2#1rM'!#2/rS'2rB4/6bM'!1/rFr3'4rB1 b 60 1 g4g3,a4a5,g3g2,a5a6,~a7xa6,a6a7
duel-3 1 which:scout b3 - b - bFb3bB5/b2b94bM'!1/b3bB6/2#bS'1#2/r3'r3'#1rM'!#2/rS'r2"1rB4/8/rB1r9'3rF1 b 60 10 d6d5,b1b3,h8g8,a2a3,g8g7,d1c1
duel-4 2 keep:f1 f1>e1 - r - bBb2'!bBb2'bS'3/1b3'!bF5/2rM'!4b9!/2#2#2/2#2#2/8/5bM'!r3rB/5r9rBrF r 60 10 f6e6,e4e3,e6d6,e3f3,d6c6,f3f2
duel-5 2 keep:c1 c1>b1 - b - 4b2bFbS1/3b3'4/2bBbM'!1bB1b2/2#2#2/2#2#2/2rM1r3'r3'2/8/2b3'!rF4 b 60 3 a2xa1,f1f2,a1xb1,f2f3,b1c1,e2e3
duel-6 2 flag:1 f7>g7 - r - 8/5r3'!bF1/8/2#2#2/2#2#2/2rB5/6r3rS/5bM'!rFrB r 60 1 d8e8,e1f1,e8f8,f1e1,f8xf7,e1f1
duel-7 2 flag:1 h6>h5 - b - bBb2'!bFb2'4/1b3'!bB!5/7b9!/2#2#1r3'/2#2#2/4bS'3/7rB/5bM'!rBrF b 60 10 e6e5,h4g4,e5e4,g4h4,e4e3,h4h5
duel-8 3 which:miner b6 - r - bBbF1r2"4/r9'!1b9'!5/1b3'1bB4/2#2#2/2#2#2/1r3'6/rF7/rBrB6 r 60 2 b2b3,b6b7,a5a6,~a7xa6,a6a7,b7b6
duel-9 3 which:flag c2 - b - bBbF4bB1/r2'b96/8/2#2#2/2#2#2/r3'1bM'!5/1r3'rFrM'!4/2rB!5 b 60 1 b5b4,a4a5,b4b3,a5a6,b3xc3,a6a7
duel-10 3 which:marshal f6 - r - 6bBbF/8/5bM'bB1/2#2#2/2#2#2/r9'!7/6r3b3'!/3rBr3'!r2"rFrB r 60 10 g3h3,g4h4,h3f3,h4h3,f3f1,h3h2
duel-11 3 which:miner d6 - r - 1bF6/5bB!bB1/3b3'4/2#rM'!1#2/2#2#2/1r3'rB5/6r3rS/1bM'!4rFrB r 60 5 d4xd5,a2a1,b1b2,a1b1,b2b3,c6d6
duel-12 3 which:marshal e8 - b - 4rM'bFbB1/4bM'!3/8/2#2#2/2#2#2/rB7/8/rFrB6 b 60 10 f7f6,d8e8,f6f7,e8d8,f7e7,d8e8
duel-13 3 which:miner h2 - r - 3r3'!1rM'!bBbB/6bM'!bF/8/2#2#2/2#2#2/8/6rBb3'/5rBrF1 r 60 10 e8d8,h5h4,d8e8,h4h3,e8d8,h3h2
duel-14 3 guard b7>a7 - b - bFb3bB5/r9'!b96/1bB6/1r2"#bS'1#2/2#1rM'!#2/r3'2rB4/6bM'!1/rFrS'4rB1 b 60 1 g4g3,a4a5,g3g2,a5a6,~a7xa6,a6a7
duel-15 3 keep:g2 b7>a7 - b - bFb3bB5/r9'!b96/1bB6/1r2"#bS'1#2/2#1rM'!#2/r3'2rB4/6bM'!1/rFrS'4rB1 b 60 1 g4g3,a4a5,g3g2,a5a6,~a7xa6,a6a7
duel-16 3 keep:a3 a3>b3 - r - bBb3b9'!5/bFbS'1r2"4/3bB4/2#2#2/bM'!r9'!#2#2/rM'7/rFr36/rBrB6 r 60 8 e7e8,d7d8,e8e7,d8c8,e7d7,a5a4
duel-17 3 keep:f2 f2>f3 - b - 6bFbB/6b3'bS'/3bBb3'3/2#2#1b9'/2#2#r2'1/7rB/2r3'!1rM'bM'!2/3r3r2"rBrF1 b 60 0 g6f6,~h2g2,f6e6,b2c2,f3f2,~g2xf2
duel-18 3 flag:2 f6>g6 - r - 1r3'!6/5bB!bF1/5rM'!2/2#2#2/2#2#2/2rB5/6r3rS/1bM'!4rFrB r 60 5 b7xb8,c1d1,d6e6,d1c1,e6f6,c1b1
duel-19 4 guard d1>d2 - r - bFbB4bB1/1b96/8/1bM'!#2#2/r3'1#2#2/r3'1r25/1r2'rFb3'!4/2rB!rM'!4 r 60 0 ~d4d3,e4e3,~d3d2,e3e2,b3a3,e2xd2
duel-20 4 guard a6>b6 - b - 1b32bB2bB/bSbF2b3'3/bM'6b9/1r2"#2#2/2#2#rS'r3'/3r3'2rM'1/1r9'6/2rB1rF2rB! b 60 1 b6a6,g2g3,~d2h2,c3d3,~h2xh1,b3b5
duel-21 4 flag:2 g2>g1 - b - 3r3'!1rM'!bBbB/6bM'!bF/8/2#2#2/2#2#2/8/6b3'!1/5rBrF1 b 60 1 h4h3,e8d8,h3h2,d8c8,h2xg2,c8d8
duel-22 4 flag:2 f1>g1 - b - 3b9bFb21r3'/bB!2b3'bB3/8/2#2#bS'1/2#1bM'!#rS'1/5r3'2/8/5b3'!rBrF b 60 1 g6g5,h6h7,e2e1,h4g4,e1xf1,h7h8
duel-23 4 flag:2 a6>a7 - r - bF7/bB1bS'3b3'!1/r3'!7/2#2#b3'1/2#2#2/2r3'5/2rFr94/rB!2rS'2rB!1 r 60 1 d6c6,~b1xa1,c6b6,~h1xg1,b6xa6,g6g5
duel-24 4 flag:2 g1>h1 - b - 3bM1bBb2bF/7bB!/b95b3'1/2#r3'1#r9'!1/rS'1#2#2/8/3rM'3rF/1r3'4b3'!rB b 60 0 d1e1,~h6xh7,e1f1,h4h5,f1xg1,h5xg5
duel-25 4 capture:2 f6>g6 - r - 1r3'!6/5bB!bF1/5rM'!2/2#2#2/2#2#2/2rB5/6r3rS/1bM'!4rFrB r 60 5 b7xb8,c1d1,d6e6,d1c1,e6f6,c1b1
duel-26 4 capture:2 d4>d3 - b - bS'b3'bFbMbB!bB!2/2b25/6rS'1/2#2#2/2#b3'1#2/5r9'2/2b9'!rB4/1rF1rB4 b 60 4 b4b3,~c3xb3,b3b2,g4g5,b2c2,g5g6
duel-27 5 flag:3 e6>f6 - r - 1r3'!6/5bB!bF1/4rM'!3/2#2#2/2#2#2/2rB5/6r3rS/2bM'!3rFrB r 60 3 b6b7,b1c1,b7xb8,c1d1,d6e6,d1c1
duel-28 5 flag:3 h2>g2 - b - 2r3'!2rM'!bBbB/6bM'!bF/8/2#2#2/2#2#2/8/6rFb3'/5rBrB1 b 60 10 h5h4,d8e8,h4h3,e8d8,h3h2,d8c8
duel-29 5 flag:3 e1>f1 - b - 3b9bFb22/bB!2b3'bB2rS'/8/2#2#bS'1/2#1bM'!#r3'1/5r3'2/8/4b3'rBrBrF b 60 10 c7d7,h5h6,g6g5,h6h7,e2e1,h4g4
duel-30 5 capture:2 b5>b6 twoSquares b - 1b3'1bFbB3/bBbS'6/r2"7/1b3'!#1bM'#2/2#2#2/3r94/1rB4rM1/rB!rFr3!5 b 60 1 c7c6,a3a6,c6b6,a6a5,b6xb5,a5a6
`;
