import { join } from 'node:path'

/**
 * Paths of the review's files. .visual is committed; pictures never are.
 * @typedef {ReturnType<typeof placesOf>} Places
 */

/** @param {string} root the project's folder */
export const placesOf = (root) => ({
  root,
  /** One line: the baseline commit. */
  baseline: join(root, '.visual/baseline'),
  /** Approved differences. */
  approved: join(root, '.visual/approved.json'),
  /** The last comparison, not committed. */
  report: join(root, '.visual/report'),
  result: join(root, '.visual/report/result.json'),
  /** Pictures of commits, one folder per commit and machine. */
  pictures: join(root, 'node_modules/.somo/visual/pictures'),
  /** The Storybook of the working tree and its latest pictures. */
  storybook: join(root, 'node_modules/.somo/visual/storybook'),
  latest: join(root, 'node_modules/.somo/visual/latest'),
  /** Pictures of the last several runs with the same sources. */
  steady: join(root, 'node_modules/.somo/visual/steady'),
})
