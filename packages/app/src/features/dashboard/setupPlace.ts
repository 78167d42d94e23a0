import type { Setup } from './useDashboard.ts'

/**
 * How many lines of a skeleton keep the place of the set-up list, so that nothing below it moves when it comes: about four
 * a step. Before the steps are known there are as many as a new installation has.
 */
export const linesOf = (setup: Setup | null): number => 4 * (setup?.steps.length ?? 9)
