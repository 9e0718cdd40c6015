import { variants, encodeVariant } from '@/lib/variant'
import { variant } from 'next/root-params'
export const dynamicParams = false
export function generateStaticParams() { return variants.map((v) => ({ variant: encodeVariant(v) })) }
export default async function L({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body>{await variant()}{children}</body></html>
}
