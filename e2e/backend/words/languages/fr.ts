// What the server says to people, in French.
import type { WordsTable } from "../english.ts";

export const FR: WordsTable = {
  signedOut: "Veuillez vous connecter",
  wrongSignIn: "L’adresse e-mail ou le mot de passe est incorrect.",
  emailTaken: "Il existe déjà un compte avec cette adresse e-mail.",
  wrongCode: "Ce code est incorrect. Consultez l’e-mail le plus récent.",
  codeExpired: "Ce code a expiré. Demandez-en un nouveau.",
  codeUsed: "Ce code a déjà été utilisé. Demandez-en un nouveau.",
  tooSoon: "Un code vient d’être envoyé. Vous pourrez en demander un autre dans {seconds} s.",
  tooManyTries: "Trop d’essais. Attendez dix minutes avant de réessayer.",
  codeTries: "Trop de codes incorrects. Demandez-en un nouveau.",
  noEmail: "Ce compte n’a pas d’adresse e-mail.",
  badTicket: "Le délai est dépassé ou l’opération est déjà faite. Recommencez.",
  wrongPassword: "Le mot de passe est incorrect.",
  noPassword: "Ce compte n’a pas encore de mot de passe. Choisissez-en un avec un code reçu par e-mail.",
  sameEmail: "C’est déjà votre adresse e-mail.",
  badProviderCode: "La connexion a pris trop de temps ou a déjà été utilisée. Réessayez.",
  emailOfOther:
    "Il existe un compte avec cette adresse e-mail. Connectez-vous avec celui-ci et associez les deux dans les réglages.",
  boundElsewhere: "Ce compte est associé à un autre membre.",
  boundAlready: "Vous avez déjà associé un autre compte de cette plateforme. Dissociez-le d’abord.",
  lastWayIn:
    "C’est votre seul moyen de connexion. Choisissez d’abord un mot de passe ou associez un autre compte.",
  pictureTooLarge: "L’image dépasse 2 Mo.",
  notAPicture: "Ce fichier n’est pas une image PNG, JPEG ou WebP.",
  yourself: "Vous ne pouvez pas faire cela avec vous-même.",
  codeSent: "Nous avons envoyé un code à {email}.",
  resetSent: "S’il existe un compte avec {email}, nous y avons envoyé un code.",
  thanks: "Merci. Nous lisons tout.",
  emailRule: "L’adresse e-mail n’est pas valide.",
  passwordRule:
    "Le mot de passe doit comporter de {least} à {most} caractères, dont une lettre et un chiffre.",
  passwordMissing: "Le mot de passe manque.",
  nicknameRule: "Le nom doit comporter de {least} à {most} caractères.",
  bioRule: "Votre présentation peut comporter {most} caractères au plus.",
  feedbackRule: "Le texte doit comporter de 1 à {most} caractères.",
  birthdayRule: "La date de naissance doit être comprise entre {year} et aujourd’hui.",
  codeRule: "Le code comporte 6 chiffres.",
  badRequest: "La demande n’est pas valide : {detail}",
  nothingThere: "Cela n’existe pas ou n’existe plus.",
  noMatch: "Ce match n’existe pas.",
  noLeague: "Cette ligue n’existe pas.",
  noTeam: "Cette équipe n’existe pas.",
  noPlayer: "Ce joueur n’existe pas.",
  noMember: "Ce membre n’existe pas.",
  serverFailed: "Une erreur s’est produite sur le serveur. Réessayez plus tard.",
  welcome:
    "Bienvenue sur Touchline. Marquez d’une étoile les matchs, les ligues et les équipes qui vous intéressent : vous les retrouverez sur chaque appareil où vous vous connectez.",
  passwordChanged:
    "Votre mot de passe a été modifié et vos autres appareils ont été déconnectés. Si ce n’était pas vous, choisissez-en un nouveau avec un code reçu par e-mail.",
  emailChanged: "Votre adresse e-mail a été modifiée. Connectez-vous désormais avec la nouvelle.",
};
