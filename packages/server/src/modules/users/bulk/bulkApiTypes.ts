import type { UserMutationsResolvers } from '@somo/graphql/resolvers'
import type {
  BulkPayload,
  UserAction,
  UserMutations,
  UserQueriesConsequencesArgs,
  UserSelection,
} from '@somo/graphql/schema'

// What the schema says of bulk actions. The registry is checked against it, and the kinds of jobs and audit entries derive from it.

type CamelCase<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<CamelCase<Tail>>}`
  : Lowercase<Text>

/** The kind of the job of a bulk action, such as `users.addToUnit` of `ADD_TO_UNIT`. */
export type BulkJobKind<Name extends UserAction = UserAction> = `users.${CamelCase<Name>}`

/** The audit action of a bulk action, such as `user.addToUnit` of `ADD_TO_UNIT`. */
export type BulkAuditAction<Name extends UserAction = UserAction> = `user.${CamelCase<Name>}`

type Resolve<Field extends keyof UserMutationsResolvers> = Extract<
  UserMutationsResolvers[Field],
  (...given: never[]) => unknown
>
type MutationArgs<Field extends keyof UserMutationsResolvers> = Parameters<Resolve<Field>>[1]

/** The mutations that run a bulk action: those that take a selection and answer a `BulkPayload`. */
export type BulkMutation = {
  [Field in keyof UserMutationsResolvers & keyof UserMutations]: UserMutations[Field] extends BulkPayload
    ? MutationArgs<Field> extends { selection: UserSelection }
      ? Field
      : never
    : never
}[keyof UserMutationsResolvers & keyof UserMutations]

/** The arguments of all bulk actions beside the selection. A preview may leave out any of them. */
export type BulkInput = Omit<UserQueriesConsequencesArgs, 'action' | 'selection'>

/** Those of the arguments that one mutation takes. */
export type BulkInputOf<Mutation extends BulkMutation> = Pick<
  BulkInput,
  Mutation extends BulkMutation ? keyof BulkInput & keyof MutationArgs<Mutation> : never
>
