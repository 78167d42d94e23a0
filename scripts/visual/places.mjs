import { join } from 'node:path'

/**
 * Where the review keeps its things. What travels with the repository lies in .visual; pictures never do.
 * @typedef {ReturnType<typeof placesOf>} Places
 */

/** @param {string} root the project's folder */
export const placesOf = (root) => ({
  root,
  /** One line: the commit that shows how everything should look. */
  baseline: join(root, '.visual/baseline'),
  /** The differences somebody has looked at and wants. */
  approved: join(root, '.visual/approved.json'),
  /** The last comparison, not committed. */
  report: join(root, '.visual/report'),
  result: join(root, '.visual/report/result.json'),
  /** Pictures of commits, one folder for each commit and machine. */
  pictures: join(root, 'node_modules/.somo/visual/pictures'),
  /** The Storybook of the working tree and its latest pictures. */
  storybook: join(root, 'node_modules/.somo/visual/storybook'),
  latest: join(root, 'node_modules/.somo/visual/latest'),
  /** The pictures of the last several runs over the same sources. */
  steady: join(root, 'node_modules/.somo/visual/steady'),
})
