import { fieldError, type FieldCodes, type FieldName } from '@/components/sections/appointment/fields'

type FieldProblemsProps = { idPrefix: string; codes: FieldCodes }

/** What has to be corrected, each linked to its field. */
export function FieldProblems({ idPrefix, codes }: FieldProblemsProps) {
  const problems = Object.entries(codes)
  if (problems.length === 0) return null
  return (
    <ul className="mt-2 space-y-1">
      {problems.map(([name, code]) => (
        <li key={name}>
          <a href={`#${idPrefix}-${name}`} className="inline-block py-1 link">
            {fieldError(name as FieldName, code)}
          </a>
        </li>
      ))}
    </ul>
  )
}
