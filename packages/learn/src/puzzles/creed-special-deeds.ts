/** Made by `flagfall puzzles --edition creed-special --games 16 --seed 2026 --deeds --first 25`, 2026-11-17; docs/training/puzzles.md has the record. */
export const lines = `
creed-special-25 2 flag:1 g2>f2>h2 deed r - 1bF^8/10/10/2##2##2/2##2##2/6r2'3/5b6'r6'b5'2/4r7'rBrF^rBr6'1 r 60 0 - applesUsed=3|-|-|-
creed-special-26 2 flag:1 apple:d8 deed r - 2bB!b8'!bFr2'bB!3/3r6'bBr3'4/4r2'5/2##2##2/2##2##2/9rB/10/7rBrBrF r 60 0 - -|-|-|-
creed-special-27 2 flag:1 e2>d2>e3 deed b - 1bF^8/bBbB8/10/2##2##2/2##2##2/4r3'!5/3r2'!b6'rB!4/2b9'rBrFr7'!rB3 b 60 0 - applesUsed=2|-|-|-
creed-special-28 3 capture:1 apple:i6 deed b - 1bF5b3'1rS'!/9b2'/7b6'r9'r2'!/2##2##rM'!1/2##2##2/10/10/8rF1 b 60 0 - -|-|-|-
creed-special-29 3 flag:2 g8>g7 deed r - bF^bB4rS'r2'rM'1/5b6'!b3'!r3'b2'!b5'!/10/2##2##2/2##2##2/10/2rB7/1rFrBrB6 r 60 0 - applesUsed=2|-|-|-
creed-special-30 3 keep:c1 apple:b1 deed b - 1bF1bB6/1bB8/10/2##2##2/2##2##2/r9'!9/rBr6'!8/rF^r2'!bS'7 b 60 0 - applesUsed=1|-|-|-
creed-special-31 3 flag:2 g1>f1 deed b - 5bB1bF2/6bB3/7bB2/2##2##2/2##2##2/4b2'r2'!4/3r7'!r2'!b6'4/rF3b6'r6'!bS'3 b 60 0 - -|-|-|-
creed-special-32 3 flag:2 e2>e1>f2 deed b - 3bF6/10/3bB6/2##2##2/2##2##2/4r8'!5/3r7'!b6'rB4/2b4'r3'rFb9'rB3 b 60 0 - -|-|-|-
creed-special-33 3 flag:2 apple:c7 deed r - bBr6'bFr8'bB5/1r5'b8'r7'6/2b3'!7/2##2##2/2##2##2/10/10/6rF1rB1 r 60 0 - -|-|-|-
creed-special-34 3 flag:2 e5>f5 deed b - 6bF1bB1/10/5b3'4/2##bS'r3'!##2/2##bM'rS'!##2/5r3'b8'3/5r2'!2rB1/9rF^ b 60 0 - applesUsed=1|-|-|-
creed-special-35 3 keep:j6 i7>h7>j7 deed b - 7bFb2'r4'/7r2'!b6'r6'!/8r5'!b6'/2##2##1r3'!/2##2##2/10/10/3rF6 b 60 0 - -|-|-|-
creed-special-36 3 flag:2 h2>i2 deed r - 4bF^5/3bB6/10/2##2##2/2##2##2/8b4'1/6r5'rS'b7'b9'!/6rFr2'b8'1 r 60 0 - applesUsed=2|-|-|-
creed-special-37 3 guard apple:d2 deed r - 1bB!bF^1bB5/2bB!7/10/2##2##2/2##2##2/4r7'5/3b4'!b2'r5'4/2r2'bS'rFr6'r5'3 r 60 0 - applesUsed=2|-|-|-
creed-special-38 3 flag:2 j3>j4 deed b - 3bBbF1bB3/4bB4rM'!/9b3'/2##2##r2'!b3'/2##2##1r7'/9bS'/10/rF^rB8 b 60 0 - applesUsed=1|-|-|-
`;
