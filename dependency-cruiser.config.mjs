// The directions of dependency (CONTRIBUTING.md, "Directions"). A layer is named once by its folder, so a new feature,
// module or component is guarded without a new line here.

const testFile = '\\.(test|stories)\\.tsx?$'
// What the app's stories are shown with stands beside them.
const fixture = '^packages/app/.*Fixture\\.tsx?$'
/** What several stories and tests of the library draw. */
const sample = '^packages/ui/src/.*/[sS]ample[A-Z][A-Za-z]*\\.tsx?$'
const appLayers = ['platform', 'domain', 'features', 'routes', 'start']

/**
 * No file of a layer imports a layer above it.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const upward = appLayers.slice(0, 3).map((layer, index) => ({
  name: `app-${layer}-imports-no-upper-layer`,
  comment: `Imports point downwards: ${appLayers.join(' < ')}. Move what both need down.`,
  severity: 'error',
  from: { path: `^packages/app/src/${layer}/`, pathNot: testFile },
  to: { path: `^packages/app/src/(${appLayers.slice(index + 1).join('|')})/` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'ui-and-graphql-import-no-other-package',
      comment: 'R1: @somo/ui knows nothing of the data, @somo/graphql is text alone.',
      severity: 'error',
      from: { path: '^packages/(ui|graphql)/' },
      to: { path: '^(packages|e2e|bench)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'app-never-imports-server',
      comment: 'R2: the app speaks to any server that offers the API.',
      severity: 'error',
      // The configuration of its tests asks the one script that finds the browser.
      from: { path: '^packages/app/', pathNot: '^packages/app/vitest\\.config\\.ts$' },
      to: { path: '^(packages/server|e2e|bench|scripts)/' },
    },
    {
      name: 'server-never-imports-app-or-ui',
      comment:
        'R2: the server may read the pure tokens and the palette of ui, the papers and spines of covers, how it shows a file’s name and size, and the contract; nothing else.',
      severity: 'error',
      // The configuration of its tests asks the one script that finds the folder for temporary files.
      from: { path: '^packages/server/', pathNot: '^packages/server/vitest\\.config\\.ts$' },
      to: {
        path: '^(packages|e2e|bench|scripts)/',
        pathNot: [
          '^packages/(server|graphql)/',
          '^packages/ui/src/(theme/(tokens|themeColours|palette|colourText|sheets/coverPapers)|components/Cover/(coverDesign|coverSpine)|locale/(fileName|fileSize|fold))\\.ts$',
        ],
      },
    },
    {
      name: 'what-the-server-reads-of-ui-is-pure',
      comment: 'Tokens and palette are plain data and arithmetic: nothing but each other and plain files beside them.',
      severity: 'error',
      from: {
        path: '^packages/ui/src/(theme/(tokens|themeColours|palette|colourText|sheets/coverPapers)|components/Cover/(coverDesign|coverSpine)|locale/(fileName|fileSize|fold))\\.ts$',
      },
      to: { path: '\\.css\\.ts$|\\.tsx$|node_modules' },
    },
    {
      name: 'no-feature-imports-another',
      comment: 'R3: what two features need lives in domain/.',
      severity: 'error',
      from: { path: '^packages/app/src/features/([^/]+)/' },
      to: { path: '^packages/app/src/features/', pathNot: '^packages/app/src/features/$1/' },
    },
    {
      name: 'features-and-domain-never-import-the-route-table',
      comment: 'R4: screens are reached from the table; they know paths only as the links they are given.',
      severity: 'error',
      from: { path: '^packages/app/src/(features|domain|platform)/', pathNot: testFile },
      to: { path: '^packages/app/src/routes/' },
    },
    ...upward,
    {
      name: 'routes-reach-features-only-when-asked',
      comment: "R4: a screen's code is loaded after the guard, so the table imports it with import() alone.",
      severity: 'error',
      from: { path: '^packages/app/src/(routes|start|platform|main)', pathNot: testFile },
      to: { path: '^packages/app/src/features/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'the-entry-is-small',
      comment: 'Nothing before the sign-in needs React; the entry reaches it only through import().',
      severity: 'error',
      from: {
        path: '^packages/app/src/(main\\.ts|platform/(config|session|build|storage)/.+\\.ts)$',
        pathNot: testFile,
      },
      to: {
        path: 'node_modules/(react|react-dom|react-router-dom|react-intl|@apollo)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-a-screens-hook-imports-apollo',
      comment:
        'Only use<Feature>.ts and platform/api speak to the API (platform/errors reads its errors); views get values.',
      severity: 'error',
      from: {
        path: '^packages/app/src/',
        pathNot: [testFile, '^packages/app/src/(platform/(api|errors)|testing)/', '/use[A-Z][A-Za-z]*\\.tsx?$'],
      },
      to: { path: 'node_modules/@apollo/client/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-lower-rooms-know-no-upper-ones',
      comment: 'R4: http and identity stand on modules, modules on access, database and files, all on config.',
      severity: 'error',
      from: { path: '^packages/server/src/(config|access|database|files)/', pathNot: testFile },
      to: { path: '^packages/server/src/(http|identity|modules)/' },
    },
    {
      name: 'server-modules-know-no-http',
      comment: 'R4: a module answers questions; how they arrive is none of its business.',
      severity: 'error',
      from: { path: '^packages/server/src/modules/', pathNot: testFile },
      to: { path: '^packages/server/src/(http|identity)/' },
    },
    {
      name: 'a-module-never-reaches-into-anothers-store',
      comment: "R4: a module may call another module's service, never its store.",
      severity: 'error',
      from: { path: '^packages/server/src/modules/([^/]+)/' },
      to: { path: '^packages/server/src/modules/[^/]+/.*[sS]tore\\.ts$', pathNot: '^packages/server/src/modules/$1/' },
    },
    {
      name: 'end-to-end-tests-look-from-outside',
      comment: 'e2e imports the route table and the way to make a server; everything else it sees as a person would.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/app/src/routes/route(Table|Row)\\.ts$',
          '^packages/server/src/(createServer|config/config|database/embedded/freePort)\\.ts$',
        ],
      },
    },
    {
      name: 'no-product-code-imports-tests',
      comment: 'What tests need stays out of what people load.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: ['/testing/', testFile, fixture, sample, 'vitest\\.[a-z.]*ts$', '^packages/[^/]+/[^/]+\\.ts$'],
      },
      to: { path: ['/testing/', testFile, fixture, sample] },
    },
    {
      name: 'no-cycle',
      comment: 'R5. Types count as well: what two files share moves to a file that both import, such as types.ts.',
      severity: 'error',
      from: { path: '^(packages|e2e|bench|scripts)/' },
      to: { circular: true },
    },
    {
      name: 'every-import-leads-somewhere',
      comment: 'A file that is not there, or a package that no package.json names.',
      severity: 'error',
      from: { path: '^(packages|e2e|bench|scripts)/', pathNot: '^packages/graphql/generated/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
