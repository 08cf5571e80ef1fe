/** Made by `flagfall puzzles --edition duel --games 8 --seed 2026`, 2026-11-17; docs/training/puzzles.md has the record. */
export const lines = `
duel-1 1 which:scout e8 b - 4r2"b3'1bB/4b2"bM'b2"bF/2bS'4bB/2#2#b9'!1/2#2#1r3'/r3rB1rS'r9'3/2rF5/2rMb3'!4 b 60 5 e1xf1,f3e3,f1e1,c3d3,e1d1,d8e8
duel-2 1 which:scout b5 b - bFb3bB5/r9'!b96/1bB6/1r2"#bS'1#2/2#1rM'!#2/rS'2rB4/6bM'!1/rFr3'4rB1 b 60 1 g4g3,a4a5,g3g2,a5a6,~a7xa6,a6a7
duel-3 1 which:scout b3 b - bFb3bB5/b2b94bM'!1/b3bB6/2#bS'1#2/r3'r3'#1rM'!#2/rS'r2"1rB4/8/rB1r9'3rF1 b 60 10 d6d5,b1b3,h8g8,a2a3,g8g7,d1c1
duel-4 1 which:scout e8 b - bFbB2r2"3/bS1b9'!5/1b3'1bB4/r9'!1#2#2/2#2#2/8/r3rB6/rBrF6 b 60 9 c7c8,d8e8,b7b6,e8e7,c8c7,e7e8
duel-5 2 flag:1 f7>g7 r - 8/5r3'!bF1/8/2#2#2/2#2#2/2rB5/6r3rS/5bM'!rFrB r 60 1 d8e8,e1f1,e8f8,f1e1,f8xf7,e1f1
duel-6 3 which:miner b6 r - bBbF1r2"4/r9'!1b9'!5/1b3'1bB4/2#2#2/2#2#2/1r3'6/rF7/rBrB6 r 60 2 b2b3,b6b7,a5a6,~a7xa6,a6a7,b7b6
duel-7 3 which:miner d6 r - 1bF6/5bB!bB1/3b3'4/2#rM'!1#2/2#2#2/1r3'rB5/6r3rS/1bM'!4rFrB r 60 5 d4xd5,a2a1,b1b2,a1b1,b2b3,c6d6
duel-8 3 guard b7>a7 b - bFb3bB5/r9'!b96/1bB6/1r2"#bS'1#2/2#1rM'!#2/r3'2rB4/6bM'!1/rFrS'4rB1 b 60 1 g4g3,a4a5,g3g2,a5a6,~a7xa6,a6a7
duel-9 3 keep:g2 b7>a7 b - bFb3bB5/r9'!b96/1bB6/1r2"#bS'1#2/2#1rM'!#2/r3'2rB4/6bM'!1/rFrS'4rB1 b 60 1 g4g3,a4a5,g3g2,a5a6,~a7xa6,a6a7
duel-10 3 keep:a3 a3>b3 r - bBb3b9'!5/bFbS'1r2"4/3bB4/2#2#2/bM'!r9'!#2#2/rM'7/rFr36/rBrB6 r 60 8 e7e8,d7d8,e8e7,d8c8,e7d7,a5a4
duel-11 3 keep:f2 f2>f3 b - 6bFbB/6b3'bS'/3bBb3'3/2#2#1b9'/2#2#r2'1/7rB/2r3'!1rM'bM'!2/3r3r2"rBrF1 b 60 0 g6f6,~h2g2,f6e6,b2c2,f3f2,~g2xf2
duel-12 3 keep:a7 a7>b7 b - bFbBb35/bM'!rS'4b3'1/bB2b93r3'/2#2#2/2#1bS'#2/1r9'4rBr3'/1rM'!6/6rFrB b 60 10 e7e6,b4b5,e6e5,b5b6,e5e4,b6b7
duel-13 3 flag:2 f6>g6 r - 1r3'!6/5bB!bF1/5rM'!2/2#2#2/2#2#2/2rB5/6r3rS/1bM'!4rFrB r 60 5 b7xb8,c1d1,d6e6,d1c1,e6f6,c1b1
duel-14 4 capture:2 f6>g6 r - 1r3'!6/5bB!bF1/5rM'!2/2#2#2/2#2#2/2rB5/6r3rS/1bM'!4rFrB r 60 5 b7xb8,c1d1,d6e6,d1c1,e6f6,c1b1
duel-15 4 capture:2 d4>d3 b - bS'b3'bFbMbB!bB!2/2b25/6rS'1/2#2#2/2#b3'1#2/5r9'2/2b9'!rB4/1rF1rB4 b 60 4 b4b3,~c3xb3,b3b2,g4g5,b2c2,g5g6
duel-16 5 flag:3 e6>f6 r - 1r3'!6/5bB!bF1/4rM'!3/2#2#2/2#2#2/2rB5/6r3rS/2bM'!3rFrB r 60 3 b6b7,b1c1,b7xb8,c1d1,d6e6,d1c1
`;
