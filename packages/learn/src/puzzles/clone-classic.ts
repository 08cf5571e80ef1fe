/** Made by `flagfall puzzles --edition clone-classic --games 8 --seed 2026`, 2026-11-17; docs/training/puzzles.md has the record. */
export const lines = `
clone-classic-1 1 which:scout e4 r - 2bBbB!bB!4bB!/b6'5bFb4bB1/6bB3/1b3'2r6'!5/2##2##2/2##2##2/2rB!1b2"b3'!4/3rBr75/3rBr3'1rB2r3/1r7rBrFr2'r3'3r3 r 60 6 h7g7,f5e5,g7f7,b8b7,f7e7,e5e4
clone-classic-2 1 which:scout g7 b - bB!bFbBbBb3bBbB2b4!/1bBb6'b5'1b3b7b32/1bS'2r8'!3b81/6r2"b3b41/2##2##2/2##2##b3'1/6rB!r31rF/4r4'r3'1r41r7/rB1rBr3'2rSr2r5r5/1rB!r3r6r81rBr7rBr3 b 60 1 i6i5,d3e3,~b3b2,f7d7,~b2xb1,d7g7
clone-classic-3 1 which:scout j5 b - bBbFbBbBb3bBbB2b4/rM'!bB1b6b5b3b7b32/1bS'6b81/3b7'3b3b41/2##b6'1##b3'1/2##2##1r2"/2r3r3r8'1rB!r41r3/2rB4rB1r5/r71rBr3'1r5'r4r7r3r8/1rB!r2r2r21rSr6rFrB b 60 7 c9c8,d3e3,c8b8,e3e4,j6i6,i5j5
clone-classic-4 1 which:scout e10 b - b4bB!bFbB!r2"2b8'2/bB1bBb31r9'!2bB!1/2bS'!4b3'2/6b8bB2/2##2##2/2##2##2/7r3'!2/2r52rB!4/rBrBr6rB!1rFr72rB!/2r3'rB!2r5'3 b 60 10 g8h8,f8f9,g9h9,f1e1,h9h10,e1e10
clone-classic-5 1 which:scout b5 r - bBb3bBb3bBb43b5/b3bBbF1b3b6bB2b5/2bBbS'6/b7'!9/2##2##2/1b2"##2##b8'!1/1r3'2b9'!1r7'!r92/3r72r6rS1rB/b7'!1rBr81rBr8rBr3r2/3r3'r3r3rBrFrB1 r 60 2 f4g4,e5e4,~a5a7,b7xa7,c4b4,b8b5
clone-classic-6 3 which:miner f7 r - 2bBbB!bB!4bB!/7bBbF1/6bB3/5b3'4/2##r3'1##2/2##2##2/2rB!7/1r7'!1rB6/3rB5r3/2rBrFr2'4r3 r 60 6 e3e4,g9f9,e4e5,f9f8,e5e6,f8f7
`;
