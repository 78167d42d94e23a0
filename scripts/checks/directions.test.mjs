import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkDirections } from './directions.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'somo-directions-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** @param {Record<string, string>} files */
async function rulesBrokenBy(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  writeFileSync(join(root, 'tsconfig.json'), '{}')
  const { violations } = await checkDirections(root, ['packages'])
  return violations.map((violation) => /: ([a-z-]+)\./.exec(violation)?.[1])
}

const app = 'packages/app/src'
const server = 'packages/server/src'
const leaf = 'export const leaf = 1\n'
/** @param {string} path */
const importing = (path) => `import { leaf } from '${path}'\nexport const user = leaf\n`

test('a tree that keeps the directions breaks no rule', async () => {
  const broken = await rulesBrokenBy({
    [`${app}/features/catalogue/CatalogueScreen.tsx`]: importing('../../domain/medium/medium.ts'),
    [`${app}/domain/medium/medium.ts`]: importing('../../platform/api/client.ts'),
    [`${app}/platform/api/client.ts`]: leaf,
  })
  expect(broken).toEqual([])
})

test.each([
  [
    'a feature that imports another',
    'no-feature-imports-another',
    { [`${app}/features/catalogue/a.ts`]: importing('../media/b.ts'), [`${app}/features/media/b.ts`]: leaf },
  ],
  [
    'platform that imports a feature',
    'app-platform-imports-no-upper-layer',
    { [`${app}/platform/api/a.ts`]: importing('../../features/media/b.ts'), [`${app}/features/media/b.ts`]: leaf },
  ],
  [
    'the route table that loads a screen at once',
    'routes-reach-features-only-when-asked',
    { [`${app}/routes/routeTable.ts`]: importing('../features/media/b.ts'), [`${app}/features/media/b.ts`]: leaf },
  ],
  [
    'the app that imports the server',
    'app-never-imports-server',
    { [`${app}/platform/a.ts`]: importing('../../../server/src/b.ts'), [`${server}/b.ts`]: leaf },
  ],
  [
    'the server that imports a component',
    'server-never-imports-app-or-ui',
    {
      [`${server}/http/a.ts`]: importing('../../../ui/src/components/Button/Button.tsx'),
      'packages/ui/src/components/Button/Button.tsx': leaf,
    },
  ],
  [
    'ui that imports the contract',
    'ui-and-graphql-import-no-other-package',
    { 'packages/ui/src/a.ts': importing('../../graphql/errorCodes.ts'), 'packages/graphql/errorCodes.ts': leaf },
  ],
  [
    "a module that reaches into another's store",
    'a-module-never-reaches-into-anothers-store',
    {
      [`${server}/modules/users/service.ts`]: importing('../units/unitStore.ts'),
      [`${server}/modules/units/unitStore.ts`]: leaf,
    },
  ],
  [
    'the database that imports a module',
    'server-lower-rooms-know-no-upper-ones',
    { [`${server}/database/a.ts`]: importing('../modules/users/b.ts'), [`${server}/modules/users/b.ts`]: leaf },
  ],
  [
    'two files in a circle',
    'no-cycle',
    { [`${app}/domain/user/a.ts`]: importing('./b.ts'), [`${app}/domain/user/b.ts`]: importing('./a.ts') },
  ],
  [
    'two files whose types are in a circle',
    'no-cycle',
    {
      [`${server}/files/a.ts`]: "import type { B } from './b.ts'\nexport interface A {\n  readonly b: B\n}\n",
      [`${server}/files/b.ts`]: "import type { A } from './a.ts'\nexport interface B {\n  readonly a: A\n}\n",
    },
  ],
  [
    'a view that imports Apollo',
    'every-import-leads-somewhere',
    { [`${app}/domain/a.ts`]: importing('@apollo/client') },
  ],
])('%s is found', async (_, rule, files) => {
  expect(await rulesBrokenBy(files)).toContain(rule)
})

test('the server may read the tokens of ui', async () => {
  const broken = await rulesBrokenBy({
    [`${server}/identity/a.ts`]: importing('../../../ui/src/theme/tokens.ts'),
    'packages/ui/src/theme/tokens.ts': leaf,
  })
  expect(broken).toEqual([])
})
