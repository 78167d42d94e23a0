const day = 86_400_000

/** How many whole days a moment is ahead; behind it, how many have begun since, negative. */
export const daysBetween = (now: Date, moment: Date): number => Math.floor((moment.getTime() - now.getTime()) / day)
