/** Made by `flagfall puzzles --edition creed-duel --games 30 --seed 2026`, 2026-11-17; docs/training/puzzles.md has the record. */
export const lines = `
creed-duel-1 1 which:scout d8 - b - bB!bFbBr2"3bM!2/10/10/2##2##2/2##2##2/1rS'r3'7/r3'!9/rFb3'!8 b 60 0 ~b7a7,~b6b7,c2xc1,~b7xa7,c1xb1,~a7xa8
creed-duel-2 2 which:flag f8 - r - 4b9'!bFb3'3/5r9'!1rS'!2/10/2##2##2/2##2##2/10/8rM'!b3'/7rBrFrB r 60 2 f4f5,~e7f7,f5f6,~f7xf6,f6f7,j3j2
creed-duel-3 2 keep:d1 d1>d2 - r - 7r3'!1bB!/9bF/5b3'4/2##1bS'##2/2##2##2/3rM'!6/1rS'rB7/1rBrFr9'!bM'5 r 60 10 c3d3,f6f5,f8g8,g6f6,g8h8,f1e1
creed-duel-4 2 keep:h1 h1>h2 - r - 3r3'!3b3!bB1/7bF2/10/2##2##2/2##2##2/7rM'!2/8rB1/1b3'!1r32bM'!r9rFrB! r 60 5 d6xd7,f3f2,d7d8,f2f1,i3h3,f1g1
creed-duel-5 2 keep:b7 b7>b8 - b - bFr3'!8/b2"bM8/8r3'!1/1b3'!##2##2/2##2##2/10/10/1rB6rFrB b 60 0 a5a6,e8d8,a6a5,d8c8,a5b5,c8xb8
creed-duel-6 2 flag:1 b1>a1 - b - bB!bFbBr2"3bM!2/10/10/2##2##2/2##2##2/1rS'r3'7/r3'!9/rFb3'!8 b 60 0 ~b7a7,~b6b7,c2xc1,~b7xa7,c1xb1,~a7xa8
creed-duel-7 2 flag:1 c6>c7 - r - bBbB5bF2/2b3'7/2r3'!7/2##2##2/2##2##2/2r9'!rB6/3rFr2"rS'4/3r3'2rB3 r 60 3 e6d6,~b3c3,c2xc3,c7c8,d6c6,c8c7
creed-duel-8 2 flag:1 i8>h8 - b - 7rS'b3bB/8bBbF/9bS'/2##2##2/2##2##2/10/rF2b9'!6/8rBrB b 60 10 b3b2,f7f8,b2c2,f8g8,c2d2,g8h8
creed-duel-9 3 which:spy b2 - b - 9r3'!/9bF/5bS'4/2##1b3'##2/2##2##2/3rM'!6/1rS'rB7/1rBrFbM'!6 b 60 0 g6f6,g8h8,f1e1,h8i8,e1xd1,i8xj8
creed-duel-10 3 which:flag j7 - r - 5r3'!3bB!/6bS'2bF/6bM'3/2##2##2/2##2##2/rM'!9/1rS'rB7/1rBrFr9'!1b3'4 r 60 3 d8e8,~a4a3,b3xa3,f3f2,e8f8,f2f1
creed-duel-11 3 which:general d8 - r - b3'!bBr3'!b9'6/1bF8/10/1rM'!##2##2/2##2##2/10/rFr38/rBrB8 r 60 1 e7d7,e8d8,d7c7,d8d7,c7xc8,d7d8
creed-duel-12 3 which:miner e7 - b - 1bFbBb9'6/b3'!bB2r3'5/10/2##2##2/1rM'!##2##2/10/r3rF8/rBrB8 b 60 10 c7d7,a3a4,d7d8,e8e7,a8a7,a4b4
creed-duel-13 3 which:spy h8 - b - 7rS'b3bB/8bBbF/9bS'/2##2##2/2##2##2/10/rB2b9'!6/8rBrF b 60 10 b3b2,f7f8,b2c2,f8g8,c2d2,g8h8
creed-duel-14 3 keep:a7 a7>a6 - r - bFbBbBr2"r2"2b92/r9'!1bM'7/10/2##2##2/1rM'!##b3'1##2/1r3'rS'7/r3'!9/rFrBrB7 r 60 1 d7d8,~a6xa5,a5a6,~b6xb4,a6xa7,b7c7
creed-duel-15 3 keep:j3 j3>j4 - b - 8b3bB/8bBbF/b9'!8bS'/2##2##2/2##2##2/6rS1r3'b3'/rB9/8rFrB b 60 1 j5j4,~f8g8,j4j3,~g8h8,~h7xh8,h3i3
creed-duel-16 3 flag:2 d6>d7 - r - bFbBb3'4bB2/10/3r3'!6/2##2##2/2##2##2/2r9'!rB6/3rFr2"rS'4/3r3'2rB3 r 60 1 f6e6,c8c7,e6d6,~b3c3,c2xc3,c7c8
creed-duel-17 3 flag:2 h7>h8 - r - 6bF1b3'1/5b9'!1r9'!2/10/2##2##2/2##2##2/10/6r3'3/3rB!2rB!rF2 r 60 10 i5i6,f7g7,i6i7,g7f7,i7h7,h8i8
creed-duel-18 3 flag:2 f6>f7 - r - 4b9'!bFb3'3/7rS'!2/5r9'!4/2##2##2/2##2##2/9b3'/8rM'!1/7rBrFrB r 60 0 f3f4,~f7e7,f4f5,~e7f7,f5f6,~f7xf6
creed-duel-19 3 guard b7>b8 - b - bFr3'!8/b2"bM8/8r3'!1/1b3'!##2##2/2##2##2/10/10/1rB6rFrB b 60 0 a5a6,e8d8,a6a5,d8c8,a5b5,c8xb8
creed-duel-20 4 which:flag b7 - r - b3'3bS'b3'4/1bFr3'!7/2bM'6bB!/2##2##2/2##2##2/3r94rB1/b9'!1rMrF6/3r2"rB5 r 60 1 e6d6,e5e6,d6c6,e6d6,c6xc7,d6c6
creed-duel-21 4 flag:2 c1>b1 - b - bB!bFbBr2"3bM!2/rM'!9/10/2##2##2/2##2##2/1r3'rS'7/r3'!9/rFrBb3'!7 b 60 0 d2c2,b5b6,~b7a7,b6b7,c2xc1,b7xa7
creed-duel-22 4 flag:2 e1>f1 - b - 6bBr3'!2/1b3'bF3b9'3/6bM'!2bS'/2##2##2/2##rM'1##1r3'/10/7rS'2/4b3'!rBrF3 b 60 3 b1c1,i8xj8,c1xd1,j8i8,d1e1,i8h8
creed-duel-23 4 capture:1 c2>c1 - b - 2bB4bB!2/2bF1b9'b3'!bS'3/10/2##1rS'##1r9'/1bM'##r3'1##2/b2"3rM'5/2b3'7/r3'!1rFrB2rB3 b 60 0 b3c3,c2b2,a2a3,b2a2,c3c2,a2xa1
creed-duel-24 4 capture:2 b5>b6 - r - 1bF3bBbS'3/4b9'!b3'4/2bB4b3'2/1r3'##2##1bM'!/2##2##2/5r92rS'1/8rM'!1/7rBrFrB r 60 4 ~e6e7,e8xe7,b3b4,j7j6,b4b5,j6j5
creed-duel-25 4 capture:2 d1>b1 - r - bM'3bS'b3'4/1bFbB!7/5b3'3bB!/2##2##2/2##r3'!1##2/3r94rB1/b9'!1rMrF6/3r2"rB5 r 60 2 ~d6c6,b3a3,~c6xc7,a3xa2,e3e4,f7f6
creed-duel-26 5 which:flag i8 - r - 1bB!4bB!1bF1/3bS'3bM'2/5rS'b9'3/b3'1##2##2/2##2##2/6r9'!rM1b2"/1rB5r32/6r3'rFb3'!1 r 60 0 f3f4,j6j3,f4f5,j2j1,f5f6,j1xi1
creed-duel-27 5 flag:3 c8>b8 - r - b3'!bFr3'!b9'6/1bB8/10/1rM'!##2##2/2##2##2/10/rFr38/rBrB8 r 60 1 e7d7,e8d8,d7c7,d8d7,c7xc8,d7d8
creed-duel-28 5 flag:3 d1>e1 - b - 6bB1r3'!1/1b3'bF3b9'3/6bM'!2bS'/2##2##2/2##rM'1##1rS'/10/7r3'2/3b3'!1rFrB3 b 60 1 j7j6,i7i8,b1c1,i8xj8,c1xd1,j8i8
`;
