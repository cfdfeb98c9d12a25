import { readSecrecy } from '@/lib/form/read-secrecy';
import { expect, test } from 'vitest';

const secrets =
  'Passwd, PWD, Passcode, Passphrase, Pass code, Pass phrase, Pincode, CVV, CVV2, CSC, ' +
  'CC number, Cardnumber, Card no., Card verification value, CVN, Accesstoken, Credit card, Debit card, Security code, SSN, apikey, Access key, ' +
  'Private key, Secret key, Token, Social security number, Recovery code, Backup code, ' +
  'Recovery phrase, Seed phrase';

const secretsAbroad =
  'Neues Passwort, Passwörter, Kennwörter, Geheimzahl, Geheimnummer, Zugangscode, ' +
  'Sicherheitscode, Kartennummer, Kreditkarte, Vos mots de passe, Code de sécurité, ' +
  'Επιβεβαίωση κωδικού πρόσβασης, Τον κωδικό πρόσβασης, Número de tarjeta, Número do cartão, Código de seguridad, Código de segurança, Numero di carta, ' +
  'Codice di sicurezza, Kaartnummer, Beveiligingscode, Numer karty, Hasła, Clave, ' +
  'Heslo, Hesla, Lösenord, Passord, Adgangskode, Kodeord, Salasana, Jelszó, Jelszava, ' +
  'Номер карты, סיסמה, كلمة المرور, كلمة السر, รหัสผ่าน, Kata sandi, 密碼, 口令, 卡号, 暗証番号, ' +
  'カード番号, 암호, סיסמא, סיסמתך, כרטיס אשראי, كلمة مرور جديدة, كلمة مرورك, كلمة سر, الرقم السري, رقم سري, ' +
  'رمز عبور, رمز\u200cعبور, کلمه عبور, گذرواژه, Номер картки, ' +
  'Parola, PAROLANIZ, KART NUMARASI, Güvenlik kodu, セキュリティコード, 비밀 번호, 카드번호, 카드 번호, 보안코드';

const oneTimeCodes =
  'One-time passcode, One-time PIN, Onetime code, Onetime password, TOTP, MFA, ' +
  'Two-factor code, Two-step code, Authentication code, Authenticator code, ' +
  'Confirmation code, Auth code, Authorization code, Authorisation code, Login code, Sign-in code, Email code, E-mail code, Text message code, ' +
  'Access code, Unlock code, Activation code, 6-digit code, Code from your authenticator app, ' +
  'The code we sent you, Code sent to your phone, Code, code:, Code *, Einmalcode, Einmalkennwort, ' +
  'Bestätigungscode, Verifizierungscode, Code de confirmation, Código de verificación, ' +
  'Código de verificação, Código de confirmación, Código de confirmação, ' +
  'Codice di verifica, Codice di conferma, Codul de verificare, Codi de verificació, Engångskod, Engangskode, Verifikationscode, Onay kodu, کد تائید, Одноразовий код, Verificatiecode, Bevestigingscode, Kod weryfikacyjny, Kod weryfikacji, ' +
  'Verifieringskod, Код подтверждения, Код из СМС, Одноразовый код, 驗證碼, 認証コード, 確認コード, ' +
  'ワンタイムパスワード, 인증번호, 인증 코드, Код підтвердження, Cod de verificare, Kode verifikasi, ' +
  'Verifikationskode, Verifikasjonskode, DOĞRULAMA KODU, Mã xác minh, קוד אימות, קוד האימות, קוד חד-פעמי, הקוד החד-פעמי, رمز التحقق, رمز تحقق, کد تأیید, کد تایید, ' +
  'กรุณากรอกรหัสยืนยัน';

test.each(secrets.split(', '))('%s is the name of a secret', (label) => {
  expect(readSecrecy({ label: `The ${label} of yours` })).toBe('masked');
});

test.each(secretsAbroad.split(', '))('%s is the name of a secret abroad', (label) => {
  expect(readSecrecy({ label })).toBe('masked');
});

test.each(oneTimeCodes.split(', '))('%s is the name of a one-time code', (label) => {
  expect(readSecrecy({ label })).toBe('shown');
});

const noSecrets =
  'קוד חדש, Одноразовый парковочный талон, Parola chiave, La parola che vedi, Palabra clave, Palabras clave, Código de seguro, Jelszint, 암호화폐 종류, 암호화 방식, كلمة سريعة, رقم السرير, 카드 종류';

test.each(noSecrets.split(', '))('%s is no secret, though a secret begins alike', (label) => {
  expect(readSecrecy({ label })).toBe('none');
});
