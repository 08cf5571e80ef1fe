import type { Refusal } from '../types.ts';
import { deploymentFaultText } from './deploymentRows.ts';

/** A refusal in a few words, its code first. */
export function refusalText(refusal: Refusal): string {
  if (refusal.code === 'badDeployment') return deploymentFaultText(refusal.faults[0]);
  const { code, ...details } = refusal;
  const words = Object.values(details).flat();
  return words.length === 0 ? code : `${code} (${words.join(' ')})`;
}
