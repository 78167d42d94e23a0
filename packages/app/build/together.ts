/** Modules that come in one file, though the bundler would give each its own. */
interface Together {
  readonly name: string
  readonly test: RegExp
  /** Which of two groups takes what both mean, or what one needs of the other. */
  readonly priority: number
  readonly minShareCount: number
}

/** From how many parts of the product something is needed before it is worth a common file. */
const minShareCount = 8

/**
 * What most screens need comes in a few files. Left to itself the bundler makes one for each set of parts that need the same
 * module: 45 scripts and 15 style sheets for a form, many of a hundred bytes, and a slow device spends about 5 ms on asking
 * for each of them (docs/decisions/0063). Each group is drawn so that who needs one of its modules needs nearly all; what
 * the gate or the frame needs alone stands in a group of its own, so that neither fetches a form for it.
 */
export const together: readonly Together[] = [
  { name: 'buttons', test: /\/ui\/src\/components\/Button\// },
  {
    name: 'states',
    test: /\/components\/(?:EmptyState|FailedState|RefusedState|OfflineState|Notice|Toolbar\/rovingStep|UnsavedBar\/barHeight)\b|\/ui\/src\/slots\/|\/platform\/errors\/(?:QueryView|LazyPart|actionMessages)\.|\/platform\/api\/(?:actionResult|shareRunning|useAction|useQueryState)\.|\/platform\/form\/(?:isDone|formMessages)\.|\/react\/hooks\/useMutation\./,
  },
  // With them what the bare search hands its element on with: beside the choices it would bring their sheet.
  { name: 'words', test: /\/ui\/src\/components\/(?:SomoProvider\/|Field\/assignRef\b)/ },
  { name: 'choices', test: /\/ui\/src\/components\/(?:Field\/choice|Checkbox\/Checkbox\.css)\b/ },
  { name: 'fields', test: /\/ui\/src\/components\/(?:Field\/(?!Choice\b)|TextField\/)/ },
  { name: 'sections', test: /\/ui\/src\/components\/Form\// },
  {
    name: 'dialogs',
    test: /\/ui\/src\/components\/(?:Dialog\/(?:Dialog|useDialogChunk|DialogFailure)|AlertDialog\/AlertDialog)\./,
  },
  { name: 'forms', test: /\/app\/src\/platform\/form\/(?:SomoForm|FormField|useSomoForm)\.|\/zod\// },
  { name: 'marks', test: /\/lucide-react\// },
].map((group, index, all) => ({ ...group, minShareCount, priority: (all.length - index) / (all.length + 1) }))
