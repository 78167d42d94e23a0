// The directions of dependency, checked over the whole tree. Part of `npm test`.
import { checkDirections } from './checks/directions.mjs'
import { root } from './root.mjs'

const { modules, violations } = await checkDirections(root, ['packages', 'e2e', 'bench', 'scripts'])
for (const violation of violations) console.error(violation)
// The tool finds nothing wrong in a tree it cannot read; a tree without modules is therefore a fault of the check.
if (modules < 50) console.error(`Only ${modules} modules were found; the check did not see the tree.`)
if (violations.length > 0 || modules < 50) process.exit(1)
console.log(`Somo: ${modules} modules, every import points the right way.`)
