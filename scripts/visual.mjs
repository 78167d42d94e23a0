// npm run visual: compares screenshots with the baseline. `review` shows the differences and records decisions,
// `approve` approves on the command line, `test` tests the review on a real Storybook. See docs/review.md.
import { approveFromCommandLine } from './visual/commands/approve.mjs'
import { compareFromCommandLine } from './visual/commands/compare.mjs'
import { reviewFromCommandLine } from './visual/commands/review.mjs'
import { testFromCommandLine } from './visual/commands/test.mjs'
import { root } from './root.mjs'

const args = process.argv.slice(2)
const others = new Map([
  ['review', reviewFromCommandLine],
  ['approve', approveFromCommandLine],
  ['test', testFromCommandLine],
])
const other = others.get(args[0] ?? '')
try {
  process.exitCode = other === undefined ? await compareFromCommandLine(root, args) : await other(root, args.slice(1))
} catch (error) {
  // One sentence, and an exit code other than "there are differences".
  console.error(`Somo: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 2
}
