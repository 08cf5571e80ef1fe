/** Made by `flagfall puzzles --edition barrage --games 12 --seed 2026`, 2026-11-17; docs/training/puzzles.md has the record. */
export const lines = `
barrage-1 1 which:scout b4 r - b9bM!5b3!/b27/bF2bB4/1bS'#2#2/1b2"#2#2/rM'7/rSr34r91/rFrB6 r 60 1 a3b3,b4a4,b3a3,a4b4,~e8xb8,b6b5
barrage-2 2 flag:1 a2>a1 b - bFbB6/3b9'!4/1r9'6/2#2#2/2#1rS'#2/8/bS'7/rFrB!1r3'!4 b 60 9 a5a4,b3b4,a4a3,b4b5,a3a2,b5b6
barrage-3 2 flag:1 h2>h1 b - bFbB6/bM'!7/8/2#2#2/2#rS'r3'!#2/8/5rM'!1b3'!/7rF b 60 1 g4g3,e3d3,g3g2,d3d4,g2xh2,f1f2
barrage-4 2 flag:1 b2>c2 b - bB!bFb25/1b96/2rM'5/2#2#2/2#2#2/2rB!1r9'!3/1bM'rFrS'4/2r3'5 b 60 10 b5b4,f3e3,b4b3,d5d6,b3b2,d6c6
barrage-5 2 keep:a4 a4>a3 r - bFbB1b9'!4/3r2"4/8/1bS'#2#2/rM'!bM'#1rS'#2/8/2r9'5/rFrB!1r3'!4 r 60 3 c8d8,~a5a4,a3xa4,c7c8,d8d7,c8d8
barrage-6 3 which:flag c1 b - 7bB/7bF/8/2#2#1b3'!/2#2#r3'1/5bM'!2/rB!1rM'!5/1rS'rFr9'!4 b 60 7 e5e4,d2c2,e4e3,c2c3,e3f3,c3c2
barrage-7 3 which:general d5 r - 7bB/7bF/8/2#b9'bM'!#1b3'!/2#2#rS'1/8/rB!1rM'5/1r3'rF1r9'!3 r 60 0 c2d2,~a5a4,d2c2,~a4a3,d1e1,~a3xa2
barrage-8 3 which:miner h6 r - 2bM!5/2bB3bF1/6r3'!b3'/2#2#2/2#2#2/8/6rM1/5rS'rFrB r 60 5 ~d1xd2,g8h8,g4g5,h8h7,g5g6,h7h6
barrage-9 3 which:spy d4 b - bFbB6/bM'!7/8/2#2#2/2#rS'r3'!#2/8/6b3'rF/5rM'!1rB b 60 9 g5g4,f3e3,g4g3,e3d3,g3g2,d3d4
barrage-10 3 flag:2 a3>a2 b - bFbB6/3b9'!4/8/1r9'#2#2/2#1rS'#2/bS'7/8/rFrB!1r3'!4 b 60 7 b5a5,c3b3,a5a4,b3b4,a4a3,b4b5
barrage-11 3 flag:2 b3>b2 b - bB!bFb25/1b96/3rS'4/2#2#2/2#2#2/1bM'rB!1r9'!3/2rFrM'4/2r3'5 b 60 8 b6b5,g3f3,b5b4,f3e3,b4b3,d5d6
barrage-12 3 keep:b7 b7>c7 r - bBbF6/1r9'!6/1bS6/2#2#2/2#1b2"#2/8/6rM'!1/b3'!3bM'rBrF1 r 60 1 e7d7,a3a2,d7c7,a2a1,c7xb7,e2e1
barrage-13 4 which:flag g8 r - 5bM'bFbB!/8/6b3'1/2#b9'bS'#1rS'/2#2#2/5rM'!2/5r3'2/3rBr2rFr9'!1 r 60 6 h1g1,d7d6,h4h5,d6e6,e3f3,e6e5
barrage-14 4 capture:2 b3>b2 b - bB!bFb25/1b96/3r3'4/2#2#2/2#2#2/1bM'rB!1r9'!3/2rFrM'4/2rS'5 b 60 8 b6b5,g3f3,b5b4,f3e3,b4b3,d5d6
barrage-15 4 capture:2 h2>g2 b - 5r3'1bB/7bF/2bM4b3'!/2#2#2/2#2#2/8/7bS'!/6rFrB! b 60 10 h5h4,e6e7,h4h3,e7e8,h3h2,e8f8
barrage-16 4 flag:2 g2>h2 b - bFbB6/bM'!7/8/2#2#2/2#rS'r3'!#2/8/6b3'rB/5rM'!1rF b 60 9 g5g4,f3e3,g4g3,e3d3,g3g2,d3d4
barrage-17 4 flag:2 g8>h8 r - 6r3'bB/7bF/3bM'3b3'!/2#2#2/2#2#2/8/8/6rFrB! r 60 2 e7e8,~h3h2,e8f8,~h2xh1,f8g8,c6d6
barrage-18 4 flag:2 g8>h8 r - 6r3'bF/7bB/5bM'1b3'!/2#2#2/2#2#2/8/8/6rFrB! r 60 6 f8g8,c6d6,g8f8,d6e6,f8g8,e6f6
barrage-19 4 guard f2>g2 r - b2bB6/1bS6/1bF3r9'2/b3'!1#2#2/2#1b2"#2/4bM'3/5rMb9'!1/5rBrF1 r 60 0 g5g6,e6e4,g6f6,h3h2,~h1xh2,h2xg2
barrage-20 5 capture:2 d7>e7 b - 2bM1r2"1b31/2bBb9'2bF1/8/2#2#2/2#2#2/5rM'r3'!1/6rS1/3r92rFrB b 60 2 ~g6g4,g3f3,~g4g3,h3xg3,d8d7,e3e8
barrage-21 5 flag:3 a4>a3 b - bFbB6/3b9'!4/8/2#2#2/bS'rS'#1r9'#2/8/8/rFrB!1r3'!4 b 60 5 d8xd7,c2c3,b5a5,c3b3,a5a4,b3b4
barrage-22 5 flag:3 f8>g8 r - 5r3'1bB/7bF/4bM'2b3'!/2#2#2/2#2#2/8/8/6rFrB! r 60 4 e8f8,~h2xh1,f8g8,c6d6,g8f8,d6e6
`;
