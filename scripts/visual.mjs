// npm run visual: compares how everything looks with the baseline. `review` shows the differences and takes decisions,
// `approve` takes them from the command line, `test` tries the review itself on a real Storybook. docs/review.md says how
// to work with it.
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
  // One sentence, and a code that differs from "there are differences".
  console.error(`Somo: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 2
}
