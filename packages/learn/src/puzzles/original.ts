/** Made by `flagfall puzzles --edition original --games 8 --seed 2026`, 2026-11-17; docs/training/puzzles.md has the record. */
export const lines = `
original-1 1 which:scout j8 b - 1bB!bB!5bBb3/8bFbB/bB!6bB!r5'r2"/9r3'/2##2##2/2##2##2/10/10/3r4b7'!2rFrB1/1b4'rB!rBrB!b5'!1rBr4rB b 60 10 b2b1,j6i6,e2e3,i6i7,e3e2,i7i8
original-2 1 which:scout j8 b - 1bB!bB!5bBb3/8bFbB/bB!6bB!1r2"/9r5'/2##2##2/2##2##2/10/4b4'5/3r4b7'!2rFrBrB/2rB!rBrB!b5'!1r4r3rB b 60 0 g1f1,~b8b9,e5e4,~b9c9,e4e3,~c9xc10
original-3 1 which:scout d3 r - bBbFbBbS'6/bBb32r5'4bB/1b7'!5bB2/7bB!2/b5'1##b3'1##2/1r3'!##2##2/1r5'!8/3b2"6/r3rBrB5rB1/rBr3rFrB!b3'2rB!r41 r 60 10 h9g9,g10f10,g9f9,f10e10,f9e9,e10d10
original-4 1 which:scout d3 r - bBbFbS3bB3/bBb57bB/1b7'!5bB2/3b3'3bB!1r5'/b3'1##2##2/1r3'!##2##2/1r5'!8/3b2"6/r3rBrB5rB1/rBr3rFrB!b3'2rB!r41 r 60 4 ~d10xd9,~d2xd1,j5j6,c7d7,j6j7,c3d3
original-5 1 which:scout c4 r - b3bFb6bB!r4'!3bB!1/bBbBb3r9'!2bB!3/10/10/2##rM'!1##2/2##2##2/2b2"2bS'2b8'1/2rB6rB!/r2'bM'!rFrB!4rBr6/2r6'!1rS'4r3 r 60 4 ~b2xb3,b3xa3,a2b2,a3b3,b2a2,b3b2
original-6 1 which:scout c4 r - bFb3b3bB!r4'!3bB!1/bBbBbSr9'!2bB!3/10/10/2##2##2/1bM'!##1b6'##2/2b2"1rM'!4b8'/r51rB1rS'4rB!/r2r6rFrB!4rBr6/2r6'!6r3 r 60 6 d4e4,e5f5,f4f3,b4c4,f3e3,b6b5
original-7 3 capture:1 i3>i2 b - 1rM'!bB!bFbB5/2r5'bB6/6bB3/10/2##2##2/2##b6'!1##2/4b7'!5/3b6'b2"b2"2b3'1/1rB1b6'rBrB2rB1/2b8'!rB!rFrBbM'!3 b 60 10 i6i5,a10b10,i5i4,c9c8,i4i3,c8c9
original-8 3 keep:c9 c9>b9 r - 1rM'!bB!bBbB5/2r5'bF2bB3/6b63/5b6'!4/2##2##2/2##2##2/4b7'!5/3b6'b2"b2"4/1rB1b3'rBrB2rB1/2b8'!rB!rFrBbM'!3 r 60 10 c8c9,h8h7,c9c8,h7g7,c8c9,g7f7
original-9 3 keep:i2 i2>j2 r - bBbBr2"6bB!/bBb46bFb3/b6'!6r3'r5'bB!/10/2##2##2/2##1rS'##2/10/8rB1/3rB!2rBb7'!r41/4rBb4'!b9'!rBrFrB r 60 10 h7h8,f3g3,g4f4,g3h3,f4f5,h3h2
`;
