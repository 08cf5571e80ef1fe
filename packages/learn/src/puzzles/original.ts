/** Made by `flagfall puzzles --edition original --games 30 --seed 2026`, 2026-11-17; docs/training/puzzles.md has the record. */
export const lines = `
original-1 1 which:scout j8 - b - 1bB!bB!5bBb3/8bFbB/bB!6bB!r5'r2"/9r3'/2##2##2/2##2##2/10/10/3r4b7'!2rFrB1/1b4'rB!rBrB!b5'!1rBr4rB b 60 10 b2b1,j6i6,e2e3,i6i7,e3e2,i7i8
original-2 1 which:scout j8 - b - 1bB!bB!5bBb3/8bFbB/bB!6bB!1r2"/9r5'/2##2##2/2##2##2/10/4b4'5/3r4b7'!2rFrBrB/2rB!rBrB!b5'!1r4r3rB b 60 0 g1f1,~b8b9,e5e4,~b9c9,e4e3,~c9xc10
original-3 1 which:scout d3 - r - bBbFbBbS'6/bBb32r5'4bB/1b7'!5bB2/7bB!2/b5'1##b3'1##2/1r3'!##2##2/1r5'!8/3b2"6/r3rBrB5rB1/rBr3rFrB!b3'2rB!r41 r 60 10 h9g9,g10f10,g9f9,f10e10,f9e9,e10d10
original-4 2 capture:1 d2>c2 - r - 4bB!1r8'!3/4b3'1bB3/2bB!2bBbBbFr6'!1/5rS'bB!3/2##2##2/2##2##2/10/5rB!2r3'!rB!/2b3'!r4'1rFrBr62/2rB!2r5'!r8r31r2 r 60 0 i1xi2,b4b3,i2i3,b3b2,e2d2,b2xc2
original-5 2 flag:1 e8>f8 - b - b3b41b4bB!bFbBbB2/1bB!3bB4/4b6'!r3'3bB/3b56/2##2##2/2##2##2/10/5b7'!bS'b3'2/1rB3b7'!rFb2"2/1rB2b8'!rB!rBrBb2"1 b 60 10 c9d9,e6f6,d9e9,f6f7,e9e8,f7f8
original-6 3 which:sergeant i9 - b - bB!1b4b3b3bBbFbBb3b7/2bB!bS2bB!b7r4'b4/9bB/10/2##b9'!1##2/2##2##2/6rF3/4b8'!5/4rBb2"1rB!2/2b5'!rB!rBrB!rB3 b 60 10 g7f7,i6i7,f7e7,i7i8,e7e6,i8i9
original-7 3 which:miner b7 - r - 4bB!1r8'!3/6bF3/2bB!2bBbBr3'!r6'!1/1b3'3rS'bB!3/2##2##2/2##2##2/10/5rB!3rB!/4r4'!rFrBr62/2rB!2r5'!r8r31r2 r 60 1 i6i7,d8d7,i7h7,d7c7,h7xh8,c7b7
original-8 3 which:miner d8 - r - 4bB!1r8'!3/6bB3/2bB!b3'1bBbBbFr6'!1/5rS'bB!3/2##2##2/2##2##2/10/5rB!2r3'!rB!/3r4'!1rFrBr62/2rB!2r5'!r8r31r2 r 60 3 e2d2,~b2xc2,d2xc2,e9d9,c2d2,d9d8
original-9 3 capture:1 i3>i2 - b - 1rM'!bB!bFbB5/2r5'bB6/6bB3/10/2##2##2/2##b6'!1##2/4b7'!5/3b6'b2"b2"2b3'1/1rB1b6'rBrB2rB1/2b8'!rB!rFrBbM'!3 b 60 10 i6i5,a10b10,i5i4,c9c8,i4i3,c8c9
original-10 3 capture:1 e2>e3 - r - 1bBbBbB!r5'5/2bBr4'rM'!bB3bF/2b4'!7/10/2##2##2/2##2##2/8r7'!1/4b7'r5'!4/3rB!r8rFr3rB2/1rB!1rBr6rBr4rBr3r3 r 60 9 e6e7,b3c3,e7e8,c3d3,e8e9,d3e3
original-11 3 capture:1 c10>c9 - b - b3b4b6b4bB!bFbBbB2/1bB!r3'2bB4/9bB/3b56/2##2##2/2##2##2/3r3'1b3'1r3'2/5b7'!bS'2b3'!/1rB3b7'!rFb2"2/1rB2b8'!rB!rBrBb2"1 b 60 1 f5f4,a8b8,j5j4,b8c8,j4xj3,c8c9
original-12 3 capture:1 h8>g8 - r - 4bB!1r8'!3/6bB3/2bB!2bFbBr3'!r6'!1/1b3'3rS'bB!3/2##2##2/2##2##2/10/5rB!3rB!/4r4'!rFrBr62/2rB!2r5'!r8r31r2 r 60 1 i6i7,d8d7,i7h7,d7c7,h7xh8,c7b7
original-13 3 capture:1 j9>j8 - r - 6r8'!bBbBb7/7bFbBrM'!/bB4bM'!3b3'!/bB6r2"2/2##2##2/2##2##2/10/3rB!5r4'!/rB!rB!1r72r3'r32/r2r4r8!rBr31r6r6rBrF r 60 0 j2j3,g8h8,i8i7,h8i8,i7h7,i8xj8
original-14 3 keep:c9 c9>b9 twoSquares r - 1rM'!bB!bBbB5/2r5'bF2bB3/6b63/5b6'!4/2##2##2/2##2##2/4b7'!5/3b6'b2"b2"4/1rB1b3'rBrB2rB1/2b8'!rB!rFrBbM'!3 r 60 10 c8c9,h8h7,c9c8,h7g7,c8c9,g7f7
original-15 3 keep:i2 i2>j2 - r - bBbBr2"6bB!/bBb46bFb3/b6'!6r3'r5'bB!/10/2##2##2/2##1rS'##2/10/8rB1/3rB!2rBb7'!r41/4rBb4'!b9'!rBrFrB r 60 10 h7h8,f3g3,g4f4,g3h3,f4f5,h3h2
original-16 4 which:major e3 - r - 1bFbBbB!r5'5/2bBr4'rM'!bB3bB/2b4'!7/10/2##2##2/2##2##2/8r7'!1/4b7'r5'!4/3rB!r8rFr3rB2/1rB!1rBr6rBr4rBr3r3 r 60 9 e6e7,b3c3,e7e8,c3d3,e8e9,d3e3
original-17 4 which:miner f8 - b - b3b41b4bB!bFbBbB2/1bB!3bB4/4b6'!r3'3bB/3b56/2##2##2/2##2##2/10/5b7'!bS'b3'2/1rB3b7'!rBb2"2/1rB2b8'!rB!rBrFb2"1 b 60 10 c9d9,e6f6,d9e9,f6f7,e9e8,f7f8
original-18 4 which:major b6 - r - 1bBbFbB!r5'5/2bBr4'1bB3bB/b5'!1b4'!7/10/r5'b7'##2##2/2##rM'!1##2/8r7'!1/5r5'!4/3rB!r8rFr3rB2/1rB!1rBr6rBr4rBr3r3 r 60 10 f4e4,c7b7,b6a6,a9a8,e4e5,b7b6
original-19 5 flag:3 h3>i3 - r - 1bFbBbB!r9'!1bB!bBbB1/2bBr4'6/2rM'!7/10/2##2##2/2##2##2/10/6r5r42/5r8rB1b2"rB/5rB!rFrBrBr6 r 60 3 e8e9,~i4i3,~j3xi3,h7i7,e9d9,i7i2
original-20 5 flag:3 h3>i3 - r - 1bFbBbB!r9'!1bB!bBbB1/2bBr4'6/2rM'!7/10/2##2##2/2##2##2/10/6r5r4'2/5r8rB1b2"rB/5rB!rFrBrBr6 r 60 10 h2h3,i3i2,h3i3,i2h2,i3h3,h2i2
original-21 5 flag:3 f3>f4 - b - b3b41b4bB!bFbBbB2/1bB!b6'!2bB4/9bB/3b56/2##2##2/2##r3'1##2/7b3'2/5b7'!bS'3/1rB3b7'!rBb2"2/1rF2b8'!rB!rBrBb2"1 b 60 4 i2h2,~i3xj3,f4g4,d4e4,g4h4,e4e5
original-22 5 flag:3 d7>e7 - b - b3b41b4bB!bFbBbB2/1bB!1b6'!1bB4/9bB/3b56/2##1r3'##2/2##2##2/10/5b7'!bS'b3'2/1rF3b7'!rBb2"2/1rB2b8'!rB!rBrBb2"1 b 60 8 g4h4,e4e5,h4h3,e5e6,c9d9,e6f6
`;
