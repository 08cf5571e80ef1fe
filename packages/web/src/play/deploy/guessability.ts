/** How guessable an army is. It brings the figures of how people deploy, so pages load it when they show it. */

export { type Predictability, predictabilityOf } from '@flagfall/ai';
