/** Made by `flagfall puzzles --edition clone-special --games 16 --seed 2026 --deeds --first 31`, 2026-11-17; docs/training/puzzles.md has the record. */
export const lines = `
clone-special-31 2 flag:1 f10>d10 deed r - 1r5'b7'!bF1rR'4/3b3'r3'5/3b2'6/10/2##2##2/2##2##2/10/10/10/rFrB8 r 60 0 - -|-|-|-
clone-special-32 3 flag:2 clairvoyance:h1>f1 deed b - 1bBbF1bB5/10/10/10/2##2##2/2##2##2/10/5r2'4/4rBrS'!r6'3/3b3'b5'rFr3'!b9'2 b 60 0 - -|-|-|-
clone-special-33 3 capture:1 b2>a2 deed b - 8bF1/10/10/10/2##2##2/2##2##2/10/r9'!9/r3'!bR'8/rFrB!r2'!7 b 60 0 - -|-|-|-
clone-special-34 3 flag:2 f10>e10 deed r - 4bBr3'bFb3'!rR'1/5b7'bB!r5'2/6bM'!3/10/2##2##2/2##2##2/10/1rB8/10/1rFrBrB6 r 60 0 - -|-|-|-
clone-special-35 3 keep:g3 g3>g2 deed r - 1bF1bB6/bB9/10/10/2##2##2/2##2##2/10/6rR'3/5b2'!b3'!b8'2/4b7'r5'rF1r4'1 r 60 0 - -|-|-|-
clone-special-36 3 guard f9>g9 deed b - 4r6'!b9'bFr7'!bB1/5bA'r4'!r3'2/6b3'3/10/2##2##2/2##2##2/10/10/10/4rF1rB3 b 60 0 - -|-|-|-
clone-special-37 3 flag:2 clairvoyance:a8>b9 deed r - 1r2'bFbB!6/b2'!bBb5'7/r9'1b2'!7/1b6'8/1r2'##2##2/2##2##2/10/10/10/rBrFrB7 r 60 0 - -|-|-|-
clone-special-38 3 flag:2 clairvoyance:d10>f10 deed r - 3rM'bB!bFb3'!b3'!2/4r8'r3'rS'3/5bB4/10/2##2##2/2##2##2/10/9rB/9rB/8rBrF r 60 0 - -|-|-|-
clone-special-39 3 flag:2 d1>f1 deed b - bFbB8/10/bB9/10/2##2##2/2##2##2/10/5r6'!4/4rBb8'bW'3/3bR'r8'rFr7'!r3'!2 b 60 0 - -|-|-|-
clone-special-40 3 flag:1 b5>b4 deed r - 3bFbB5/2bBbB6/10/10/1r6'##2##2/1rA'##2##2/1b3'rR'7/1b3'!b2'7/10/5rBrF3 r 60 0 - -|-|-|-
clone-special-41 3 flag:2 clairvoyance:a10>c10 deed r - rM'b2'!bFr2'bB5/1b8'!bB!rS'6/2b3'!7/10/2##2##2/2##2##2/10/9rB/10/7rBrBrF r 60 0 - -|-|-|-
clone-special-42 4 flag:2 clairvoyance:j10>h10 deed r - 5bR'!r6'bFb2'r9'/6bBr3'b3'1/7b8'2/10/2##2##2/2##2##2/10/10/rB9/rF1rB7 r 60 0 - -|-|-|-
clone-special-43 4 capture:1 e3>g3 deed r - 3bBbBbF4/10/10/10/2##2##2/2##r4'1##2/3b5'6/2rB1rR'r5'b3'3/4b5'5/1rBrF1bA'!5 r 60 0 - -|-|-|-
clone-special-44 4 flag:2 b2>c2 deed b - 6bF3/10/10/10/2##2##2/2##2##2/10/1bR'8/rM'!b6'rB7/r4'rFr7'r8'6 b 60 0 - -|-|-|-
`;
