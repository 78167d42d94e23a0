/** An answer with the points of its question; no score where nothing is right or wrong, or it was not scored yet. */
export interface ScoredAnswer {
  readonly score: number | null
  readonly points: number
}

/** The score of an attempt in percent of the points of the questions that are right or wrong; 100 where none is. */
export function percentOf(answers: readonly ScoredAnswer[]): number {
  const scored = answers.flatMap(({ score, points }) => (score === null ? [] : [{ score, points }]))
  const all = scored.reduce((sum, { points }) => sum + points, 0)
  if (all === 0) return 100
  return Number(((scored.reduce((sum, { score, points }) => sum + score * points, 0) / all) * 100).toFixed(2))
}
