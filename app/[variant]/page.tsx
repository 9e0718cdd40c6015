import Link from 'next/link'
export default function P() { return <main><h1>Home</h1><Link href="/contact">c</Link></main> }
