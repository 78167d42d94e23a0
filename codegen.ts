import type { CodegenConfig } from '@graphql-codegen/cli'

const scalars = { Date: 'string', DateTime: 'string', ID: 'string' }
const shared = { useTypeImports: true, scalars, enumsAsTypes: true, importExtension: '.ts' as const }

/**
 * Schema and operations in, types out: one file of schema types, one of resolver types for the server, and one
 * file of typed documents per feature, so that a screen's chunk carries its own operations and nobody else's. All
 * operations are one folder deep (decision 0260); the preset finds `generated` from there.
 */
const config: CodegenConfig = {
  schema: 'packages/graphql/schema/**/*.graphql',
  documents: 'packages/graphql/operations/*/*.graphql',
  generates: {
    'packages/graphql/generated/schema.ts': {
      plugins: ['typescript'],
      config: shared,
    },
    'packages/graphql/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: { ...shared, contextType: 'unknown', makeResolverTypeCallable: true },
    },
    'packages/graphql/operations/': {
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: '../generated/schema.ts', extension: '.ts', folder: '../../generated' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        ...shared,
        // Documents travel exactly as written, without __typename, so the types must not promise one.
        skipTypename: true,
        importSchemaTypesFrom: './packages/graphql/generated/schema.ts',
      },
    },
  },
  silent: true,
}

export default config
