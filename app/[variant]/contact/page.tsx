import { F } from './form'
export default function P() { return <main><h1>Contact</h1><F /></main> }
