import { readSecrecy } from '@/lib/form/read-secrecy';
import { expect, test } from 'vitest';

test.each([
  { type: 'password' },
  { type: 'PASSWORD', label: 'One-time code' },
  { type: ' password ', label: 'One-time code' },
  { type: 'pin' },
  { type: 'new-password', label: 'Again' },
  { label: 'Your password, please' },
  { label: 'Passwords' },
  { label: 'apiKey' },
  { label: 'STRIPE_API_KEY' },
  { label: 'Card', placeholder: 'Card number' },
  { label: 'Number', autocomplete: 'cc-csc' },
  { label: 'x', autocomplete: 'current-password' },
  { label: 'PIN' },
  { type: 'number', label: 'CVC' },
  { label: 'CVC2' },
  { type: 'select', label: 'Secret question' },
  { label: 'PassWord' },
  { label: 'passWORD' },
  { label: 'pass-word' },
  { label: 'APIToken' },
  { label: 'PINNumber' },
  { label: 'PINcode' },
  { label: 'APIkey' },
  { label: 'PINs' },
  { label: 'PIN1' },
  { label: 'CVV2' },
  { label: 'token123' },
  { label: 'PIN or one-time code' },
  { label: 'One-time code', placeholder: 'or your password' },
  { label: 'PIN', autocomplete: 'one-time-code' },
  { label: 'x'.repeat(5000), placeholder: 'Password' },
  { label: 'ＰＩＮ' },
  { label: 'Pass\u200bword' },
  { label: 'Pass\u00adword' },
  { label: 'Pass\u2060word' },
  { label: 'P\u202eI\u{e0041}N' },
  { label: 'x', placeholder: 'API\u200d key' },
  { label: 'Kundenpasswort' },
  { label: 'Ihr Kennwort' },
  { label: 'Mot de passe' },
  { label: 'Contraseña' },
  { label: 'Contraseña'.normalize('NFD') },
  { label: 'NUMERO DE CARTE' },
  { label: 'CODIGO DE SEGURIDAD' },
  { label: 'ΚΩΔΙΚΟΣ ΠΡΟΣΒΑΣΗΣ' },
  { label: 'ŞİFRE' },
  { label: 'Mật khẩu' },
  { label: 'Parolă' },
  { label: 'Inserisci la tua password' },
  { label: 'Senha' },
  { label: 'Palavra-passe' },
  { label: 'Wachtwoord' },
  { label: 'Hasło' },
  { label: 'Введите пароль' },
  { label: 'パスワードを入力' },
  { label: '请输入密码' },
  { label: '비밀번호를 입력하세요' },
  { label: 'पासवर्ड' },
  { label: 'cardNumber' },
  { label: 'API – key' },
  { label: 'LOSENORD' },
])('%j is masked', (entry) => {
  expect(readSecrecy(entry)).toBe('masked');
});

test.each([
  { label: 'One-time code' },
  { label: 'Enter the OTP' },
  { type: 'otp', label: 'Enter it' },
  { label: 'Code', autocomplete: 'one-time-code' },
  { label: '2FA' },
  { label: 'OTPCode' },
  { label: 'SMS code sent to your phone' },
  { label: 'One-time password, one-time password' },
  { label: 'Einmalpasswort' },
  { label: 'Code de vérification' },
  { label: 'Одноразовый пароль' },
  { label: '短信验证码' },
  { label: 'One-time co\u200bde' },
])('%j is secret, and shown', (entry) => {
  expect(readSecrecy(entry)).toBe('shown');
});

test.each([
  {},
  { label: 'Shipping' },
  { label: 'Spinning' },
  { label: 'Secretary' },
  { label: 'Tokenise' },
  { label: 'Postal code' },
  { label: 'Promo code' },
  { label: 'Code of conduct' },
  { label: 'Encode' },
  { label: 'Почтовый code' },
  { label: 'Desenhar' },
  { label: 'Postleitzahl' },
  { label: 'Parola chiave' },
  { label: 'Skriv inn seks sifre' },
  { label: 'one', placeholder: 'time code' },
  { label: ['password'], placeholder: 5, autocomplete: null },
  { type: 'text', name: 'password' },
])('%j is no secret', (entry) => {
  expect(readSecrecy(entry)).toBe('none');
});

test('a word is looked for in the first 2,000 letters of a label', () => {
  expect(readSecrecy({ label: `${'x '.repeat(990)} password` })).toBe('masked');
  expect(readSecrecy({ label: `${'x '.repeat(1000)} password` })).toBe('none');
});
