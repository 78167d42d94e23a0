// Checks the import directions of the whole tree. Part of `npm test`.
import { checkDirections } from './checks/directions.mjs'
import { root } from './root.mjs'

const { modules, violations } = await checkDirections(root, ['packages', 'e2e', 'bench', 'scripts'])
for (const violation of violations) console.error(violation)
// dependency-cruiser reports nothing if it cannot read the tree, so a tree without modules is an error.
if (modules < 50) console.error(`Only ${modules} modules were found; the check did not see the tree.`)
if (violations.length > 0 || modules < 50) process.exit(1)
console.log(`Somo: ${modules} modules, every import points the right way.`)
