declare module 'virtual:messages' {
  const messages: Readonly<Record<string, { readonly message: string }>>;
  export default messages;
}
